import type { EventType } from '@fanfare/shared/contracts';
import { listShown, useAppDispatch } from '@fanfare/shared/store';
import { useEffect } from 'react';

/** Reports which event type a visible list shows: the socket subscription follows it. */
export function useShownType(list: 'notifications' | 'bell', eventType: EventType | 'all'): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(listShown({ list, eventType }));
    return () => void dispatch(listShown({ list, eventType: null }));
  }, [dispatch, list, eventType]);
}
