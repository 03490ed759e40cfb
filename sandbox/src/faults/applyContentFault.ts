import type { WebhookBody, WebhookEntry } from '@fanfare/shared/contracts/graph';
import type { ContentFault } from '../model/faultNames.ts';

const STALE_MS = 25 * 60 * 60 * 1000;
const UNKNOWN_ACCOUNT = '17841400000099999';

/** Sending faults change nothing. */
export function applyContentFault(body: WebhookBody, fault: ContentFault): WebhookBody {
  const change = shapes[fault];
  return change ? { ...body, entry: body.entry.map(change) } : body;
}

const shapes: Partial<Record<ContentFault, (entry: WebhookEntry) => WebhookEntry>> = {
  unknown_field: ({ id, time }) => ({ id, time, changes: [{ field: 'hologram_calls', value: { id: '1', depth: 3 } }] }),
  unknown_attachment: (entry) => ({
    ...entry,
    ...(entry.messaging && {
      messaging: entry.messaging.map((update) => {
        if (!update.message) return update;
        const { text: _, ...message } = update.message;
        return { ...update, message: { ...message, attachments: [{ type: 'hologram', payload: { depth: 3 } }] } };
      }),
    }),
  }),
  entry_zero: (entry) => ({ ...entry, id: '0' }),
  unknown_account: (entry) => ({ ...entry, id: UNKNOWN_ACCOUNT }),
  edit_without_sender: (entry) => ({
    ...entry,
    ...(entry.messaging && {
      messaging: entry.messaging.map(({ timestamp, message }) => ({
        ...(timestamp !== undefined && { timestamp }),
        message_edit: { mid: message?.mid ?? 'unknown', num_edit: 0 },
      })),
    }),
  }),
  flat_comment: (entry) => {
    const [change] = entry.changes ?? [];
    return change ? { id: entry.id, time: entry.time, field: change.field, value: change.value } : entry;
  },
  comment_id_form: (entry) => ({
    ...entry,
    ...(entry.changes && {
      changes: entry.changes.map(({ field, value: { id, ...others } }) => ({ field, value: { comment_id: id, ...others } })),
    }),
  }),
  seconds: (entry) => moved(entry, (time) => (time > 10 ** 12 ? Math.floor(time / 1000) : time)),
  stale: (entry) => moved(entry, (time) => (time > 10 ** 12 ? time - STALE_MS : time - STALE_MS / 1000)),
};

function moved(entry: WebhookEntry, move: (time: number) => number): WebhookEntry {
  return {
    ...entry,
    time: move(entry.time),
    ...(entry.messaging && {
      messaging: entry.messaging.map((update) => ({
        ...update,
        ...(update.timestamp !== undefined && { timestamp: move(update.timestamp) }),
      })),
    }),
  };
}
