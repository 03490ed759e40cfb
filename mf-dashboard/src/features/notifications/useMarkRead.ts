import { useMarkEventReadMutation } from '@fanfare/shared/api';
import { useHost } from '@fanfare/shared/host';
import { notificationsRead, useAppDispatch } from '@fanfare/shared/store';
import { frame as copy } from '../../copy/frame.ts';

/** Marks a notification as read: on the server first, then in the list. */
export function useMarkRead() {
  const [markEvent, { isLoading: isMarkingOne }] = useMarkEventReadMutation();
  const dispatch = useAppDispatch();
  const { toast } = useHost();

  const markRead = async (eventId: string) => {
    const { error } = await markEvent(eventId);
    if (error) toast({ kind: 'error', title: copy.notifications.markReadFailed });
    else dispatch(notificationsRead({ eventIds: [eventId] }));
  };

  return { markRead, isMarkingOne };
}
