import { failureNotice, useRetryEventMutation } from '@fanfare/shared/api';
import { NOTIFICATION_IDS_MAX, type WebhookEvent } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { eventsReceived, notificationsArchived, notificationsRead, useAppDispatch, useAppStore } from '@fanfare/shared/store';
import { copy } from '../../copy/feed.ts';
import { useChangeNotificationsMutation, useUndoNotificationsMutation } from './notifications.api.ts';

const text = copy.notifications;
type Change = Parameters<ReturnType<typeof useChangeNotificationsMutation>[0]>[0]['change'];
type Events = readonly WebhookEvent[];
const idsOf = (events: Events) => events.map(({ eventId }) => eventId);

interface Shown {
  patch: (ids: ReadonlySet<string>, isRead: boolean) => void;
  remove: (ids: ReadonlySet<string>) => void;
  restore: (events: Events) => void;
}

const emptyList: Shown = { patch: () => undefined, remove: () => undefined, restore: () => undefined };

/**
 * Changes are optimistic, are rolled back if they fail, and can be undone.
 * @param shown a list with more notifications than the store
 */
export function useChangeSome(shown: Shown = emptyList) {
  const { patch, remove, restore } = shown;
  const { toast, confirm } = useHost();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [change] = useChangeNotificationsMutation();
  const [undo] = useUndoNotificationsMutation();
  const [retryEvent] = useRetryEventMutation();

  /** The server changes the runs of a turn with it. */
  const withRuns = (ids: readonly string[]) => {
    const changed = new Set(ids);
    const { items } = store.getState().notifications;
    const runs = items.filter(({ eventType, turnId }) => eventType === 'flow_execution' && turnId && changed.has(turnId));
    return [...ids, ...idsOf(runs)];
  };
  const showRead = (events: Events, isRead: boolean) => {
    const eventIds = idsOf(events);
    dispatch(notificationsRead({ eventIds: withRuns(eventIds), isRead }));
    patch(new Set(eventIds), isRead);
  };
  const putBack = (events: Events) => {
    if (events.some(({ isArchived }) => !isArchived)) dispatch(eventsReceived({ events: [...events] }));
    restore(events);
  };

  /** The server limits the ids per call. */
  const send = async (kind: Change, events: Events): Promise<{ undoIds: string[] } | { error: unknown }> => {
    const undoIds: string[] = [];
    for (let from = 0; from < events.length; from += NOTIFICATION_IDS_MAX) {
      const ids = idsOf(events.slice(from, from + NOTIFICATION_IDS_MAX));
      const { data, error } = await change({ change: kind, selection: { ids, turns: true } });
      if (!data) return { error };
      if (data.undoId) undoIds.push(data.undoId);
    }
    return { undoIds };
  };

  const offerUndo = (title: string, undoIds: string[], back: () => void) => {
    const takeBack = async () => {
      const results = await Promise.all(undoIds.map((id) => undo(id)));
      const failed = results.find(({ error }) => error);
      if (failed) toast(failureNotice(failed.error, text.undoFailed));
      else back();
    };
    toast({ kind: 'success', title, ...(undoIds.length > 0 && { action: { label: text.undo, run: () => void takeBack() } }) });
  };

  const setRead = async (events: Events, isRead: boolean) => {
    const changing = events.filter((event) => event.isRead !== isRead);
    if (changing.length === 0) return;
    showRead(changing, isRead);
    const sent = await send(isRead ? 'read' : 'unread', changing);
    if ('error' in sent) {
      showRead(changing, !isRead);
      toast(failureNotice(sent.error, isRead ? text.markReadFailed : text.markUnreadFailed));
    } else if (changing.length > 1) {
      const title = isRead ? text.markedAll(changing.length) : text.markedUnread(changing.length);
      offerUndo(title, sent.undoIds, () => showRead(changing, !isRead));
    }
  };

  const setArchived = async (events: Events, isArchived: boolean) => {
    const { archiveTitle, archiveText, archive: confirmLabel } = text;
    if (isArchived && events.length > 1) {
      if (!(await confirm({ title: archiveTitle(events.length), text: archiveText, confirmLabel }))) return;
    }
    dispatch(notificationsArchived({ eventIds: withRuns(idsOf(events)) }));
    remove(new Set(idsOf(events)));
    const sent = await send(isArchived ? 'archive' : 'unarchive', events);
    if ('error' in sent) {
      putBack(events);
      return toast(failureNotice(sent.error, isArchived ? text.archiveFailed : text.unarchiveFailed));
    }
    const title = isArchived ? text.archived(events.length) : text.unarchived(events.length);
    offerUndo(title, sent.undoIds, () => putBack(events));
  };

  const retry = async (event: WebhookEvent) => {
    const { error } = await retryEvent(event.eventId);
    if (!error) return toast({ kind: 'success', title: text.retried });
    toast(failureNotice(error, text.retryFailed));
  };

  return { setRead, setArchived, retry };
}
