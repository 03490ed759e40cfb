import { failureNotice } from '@fanfare/shared/api';
import { useHost } from '@fanfare/shared/host';
import { notificationsArchived, notificationsRead, refreshRequested, useAppDispatch, useAppStore } from '@fanfare/shared/store';
import { frame as copy } from '../../copy/frame.ts';
import { filterNotifications, type NotificationFilter } from './filterNotifications.ts';
import { useChangeNotificationsMutation, useUndoNotificationsMutation } from './notifications.api.ts';
import { toQuery } from './toQuery.ts';
import { useMayMark } from './useMayMark.ts';

const text = copy.notifications;

/** Marks as read or archives everything received so far that matches the filter, and offers undo. */
export function useChangeAll(filter: NotificationFilter) {
  const { toast } = useHost();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [change, { isLoading: isChanging }] = useChangeNotificationsMutation();
  const [undo] = useUndoNotificationsMutation();
  const mayMark = useMayMark();

  const takeBack = async (undoId: string) => {
    const { error } = await undo(undoId);
    if (error) toast(failureNotice(error, text.undoFailed));
    dispatch(refreshRequested());
  };

  /** Changes everything received so far. The store shows it immediately; the feed reports it as well. */
  const changeAll = async (
    kind: 'read' | 'archive',
    shown: typeof notificationsRead | typeof notificationsArchived,
    done: (count: number) => string,
    failed: string,
  ) => {
    const { latestSeq: upToSeq, items } = store.getState().notifications;
    const eventIds = filterNotifications(items, filter)
      .filter((event) => mayMark([event]))
      .map(({ eventId }) => eventId);
    const { data, error } = await change({ change: kind, selection: { filter: toQuery(filter), upToSeq } });
    if (!data) {
      toast(failureNotice(error, failed));
      return;
    }
    const { changed, undoId } = data;
    dispatch(shown({ eventIds }));
    toast({
      kind: 'success',
      title: done(changed),
      ...(undoId && { action: { label: text.undo, run: () => void takeBack(undoId) } }),
    });
  };

  return {
    isChanging,
    markAllRead: () => changeAll('read', notificationsRead, text.markedAll, text.markAllReadFailed),
    clearAll: () => changeAll('archive', notificationsArchived, text.cleared, text.clearAllFailed),
  };
}
