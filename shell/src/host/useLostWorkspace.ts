import { selectLostWorkspace, useAppDispatch, useAppSelector, workspaceLost } from '@fanfare/shared/store';
import { useEffect } from 'react';

/** @param onLost receives the name of a workspace whose membership has ended */
export function useLostWorkspace(onLost: (name: string) => void): void {
  const name = useAppSelector(selectLostWorkspace);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (name === null) return;
    dispatch(workspaceLost(null));
    onLost(name);
  }, [name, dispatch, onLost]);
}
