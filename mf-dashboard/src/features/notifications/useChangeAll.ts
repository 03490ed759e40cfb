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
import {
  useArchiveNotificationsMutation,
  useReadNotificationsMutation,
  useUndoNotificationsMutation,
} from './notifications.api.ts';

const text = copy.notifications;

/** Marks as read, or clears away, everything that a filter shows and that had arrived by now; what was done can be taken back for a while. */
export function useChangeAll({ type, search }: Pick<NotificationFilter, 'type' | 'search'>) {
  const { toast } = useHost();
  const dispatch = useAppDispatch();
  const upToSeq = useAppSelector(selectLatestSeq);
  const items = useAppSelector(selectNotifications);
  const [read, { isLoading: isMarkingAll }] = useReadNotificationsMutation();
  const [archive, { isLoading: isClearing }] = useArchiveNotificationsMutation();
  const [undo] = useUndoNotificationsMutation();
  const q = search.trim();
  const selection = { filter: { ...(type !== 'all' && { eventType: type }), ...(q && { q }) }, upToSeq };

  const takeBack = async (undoId: string) => {
    const { error } = await undo(undoId);
    if (error) toast({ kind: 'error', title: text.undoFailed });
    dispatch(refreshRequested());
  };

  /** The feed brings it, too; here it shows at once. */
  const shown = () => ({ eventIds: filterNotifications(items, { type, search, show: 'all' }).map(({ eventId }) => eventId) });

  const done = (title: string, undoId: string | null) => {
    toast({ kind: 'success', title, ...(undoId && { action: { label: text.undo, run: () => void takeBack(undoId) } }) });
  };

  return {
    isMarkingAll,
    isClearing,
    markAllRead: async () => {
      const { data, error } = await read(selection);
      if (error || !data) toast({ kind: 'error', title: text.markAllReadFailed });
      else {
        dispatch(notificationsRead(shown()));
        done(text.markedAll(data.changed), data.undoId);
      }
    },
    clearAll: async () => {
      const { data, error } = await archive(selection);
      if (error || !data) toast({ kind: 'error', title: text.clearAllFailed });
      else {
        dispatch(notificationsArchived(shown()));
        done(text.cleared(data.changed), data.undoId);
      }
    },
  };
}
