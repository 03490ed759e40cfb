import { useHost } from '@fanfare/shared/host';
import {
  notificationsArchived,
  notificationsRead,
  refreshRequested,
  selectLatestSeq,
  selectNotifications,
  useAppDispatch,
  useAppSelector,
} from '@fanfare/shared/store';
import { frame as copy } from '../../copy/frame.ts';
import { filterNotifications, type NotificationFilter } from './filterNotifications.ts';
import { useChangeNotificationsMutation, useUndoNotificationsMutation } from './notifications.api.ts';
import { toQuery } from './toQuery.ts';

const text = copy.notifications;

/** Marks as read, or clears away, everything that a filter shows and that had arrived by now; what was done can be taken back for a while. */
export function useChangeAll(filter: NotificationFilter) {
  const { toast } = useHost();
  const dispatch = useAppDispatch();
  const upToSeq = useAppSelector(selectLatestSeq);
  const items = useAppSelector(selectNotifications);
  const [change, { isLoading: isChanging }] = useChangeNotificationsMutation();
  const [undo] = useUndoNotificationsMutation();
  const selection = { filter: toQuery(filter), upToSeq };

  const takeBack = async (undoId: string) => {
    const { error } = await undo(undoId);
    if (error) toast({ kind: 'error', title: text.undoFailed });
    dispatch(refreshRequested());
  };

  /** The feed brings it, too; here it shows at once. */
  const shown = () => ({ eventIds: filterNotifications(items, filter).map(({ eventId }) => eventId) });

  const done = (title: string, undoId: string | null) => {
    toast({ kind: 'success', title, ...(undoId && { action: { label: text.undo, run: () => void takeBack(undoId) } }) });
  };

  return {
    isChanging,
    markAllRead: async () => {
      const { data, error } = await change({ change: 'read', selection });
      if (error || !data) toast({ kind: 'error', title: text.markAllReadFailed });
      else {
        dispatch(notificationsRead(shown()));
        done(text.markedAll(data.changed), data.undoId);
      }
    },
    clearAll: async () => {
      const { data, error } = await change({ change: 'archive', selection });
      if (error || !data) toast({ kind: 'error', title: text.clearAllFailed });
      else {
        dispatch(notificationsArchived(shown()));
        done(text.cleared(data.changed), data.undoId);
      }
    },
  };
}
