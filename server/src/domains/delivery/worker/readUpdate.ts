import type { MessageAttachment } from '../../../infrastructure/database/tables/tables.ts';
import type { ClaimedUpdate } from './worker.repository.ts';

export interface ReadUpdate {
  payload: unknown;
  /** Another app has the conversation, so nothing replies. */
  isStandby: boolean;
  isAnswered: boolean;
  senderId: string | null;
  contactIgsid: string | null;
  senderUsername: string | null;
  mid: string | null;
  reactedMid: string | null;
  text: string | null;
  tapPayload: string | null;
  attachments: MessageAttachment[];
  replyToMid: string | null;
}

/** Instagram allows ten files in a message. */
const ATTACHMENTS_MAX = 20;

type Item = Record<string, unknown>;

const known = new WeakMap<ClaimedUpdate, ReadUpdate>();

/** Live traffic omits documented fields. */
export function readUpdate(update: ClaimedUpdate): ReadUpdate {
  let read = known.get(update);
  if (!read) {
    read = readParts(update);
    known.set(update, read);
  }
  return read;
}

function readParts(update: ClaimedUpdate): ReadUpdate {
  const stored: Item = update.body;
  const payload = item(stored.update);
  // Changes are nested one level deeper.
  const core = stored.channel === 'changes' ? item(payload.value) : payload;
  const from = item(core.from);
  const message = item(core.message);
  const postback = item(core.postback);
  const contactKey = update.lane.slice(update.account_id.length + 1);
  return {
    payload,
    isStandby: stored.channel === 'standby',
    isAnswered: stored.isAnswered === true,
    senderId: text(item(core.sender).id) ?? text(from.id),
    contactIgsid: contactKey === '-' ? null : contactKey,
    senderUsername: text(from.username),
    mid: text(message.mid) ?? text(postback.mid),
    reactedMid: text(item(core.reaction).mid),
    text:
      text(message.text) ??
      text(item(message.quick_reply).payload) ??
      text(postback.title) ??
      text(postback.payload) ??
      text(item(core.message_edit).text) ??
      text(item(core.reaction).emoji) ??
      text(core.text),
    tapPayload: text(item(message.quick_reply).payload) ?? text(postback.payload),
    attachments: [...readStory(message.reply_to), ...readAttachments(message.attachments)],
    replyToMid: text(item(message.reply_to).mid),
  };
}

function readStory(replyTo: unknown): MessageAttachment[] {
  const { story } = item(replyTo);
  return story === undefined ? [] : [{ type: 'story_reply', url: text(item(story).url), title: null }];
}

function readAttachments(value: unknown): MessageAttachment[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, ATTACHMENTS_MAX).flatMap((entry: unknown) => {
    const { type, payload } = item(entry);
    const { url, title } = item(payload);
    const name = text(type);
    return name === null ? [] : [{ type: name, url: text(url), title: text(title) }];
  });
}

function item(value: unknown): Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Item) : {};
}

function text(value: unknown): string | null {
  if (typeof value === 'string') return value === '' ? null : value;
  return typeof value === 'number' ? String(value) : null;
}
