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

  /** Selects everything received so far. The store shows the change immediately; the feed reports it as well. */
  const readSelection = () => {
    const { latestSeq: upToSeq, items } = store.getState().notifications;
    const eventIds = filterNotifications(items, filter)
      .filter((event) => mayMark([event]))
      .map(({ eventId }) => eventId);
    return { selection: { filter: toQuery(filter), upToSeq }, shown: { eventIds } };
  };

  const done = (title: string, undoId: string | null) => {
    toast({ kind: 'success', title, ...(undoId && { action: { label: text.undo, run: () => void takeBack(undoId) } }) });
  };

  return {
    isChanging,
    markAllRead: async () => {
      const { selection, shown } = readSelection();
      const { data, error } = await change({ change: 'read', selection });
      if (error || !data) toast(failureNotice(error, text.markAllReadFailed));
      else {
        dispatch(notificationsRead(shown));
        done(text.markedAll(data.changed), data.undoId);
      }
    },
    clearAll: async () => {
      const { selection, shown } = readSelection();
      const { data, error } = await change({ change: 'archive', selection });
      if (error || !data) toast(failureNotice(error, text.clearAllFailed));
      else {
        dispatch(notificationsArchived(shown));
        done(text.cleared(data.changed), data.undoId);
      }
    },
  };
}
