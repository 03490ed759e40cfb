import type { EventType } from '@fanfare/shared/contracts';

interface Recognised {
  kind: EventType;
  key: string;
  contactId: string | null;
  timestamp: unknown;
}

type Item = Record<string, unknown>;

export function recogniseMessaging(update: Item, igId: string): Recognised | null {
  const sender = text(item(update.sender).id);
  const recipient = text(item(update.recipient).id);
  const timestamp = update.timestamp;
  const contactId = sender === igId ? recipient : sender;
  const found = conversationKey(update, sender ?? '', timestamp);
  return found && { ...found, contactId, timestamp };
}

function conversationKey(update: Item, sender: string, timestamp: unknown): { kind: EventType; key: string } | null {
  const message = item(update.message);
  const mid = text(message.mid);
  if (mid !== null) {
    if (message.is_deleted === true) return { kind: 'message_deletions', key: `d:${mid}` };
    if (message.is_echo === true || message.is_self === true) return { kind: 'message_echoes', key: `m:${mid}` };
    return { kind: 'messages', key: 'quick_reply' in message ? `p:${mid}` : `m:${mid}` };
  }

  const edit = item(update.message_edit);
  const editMid = text(edit.mid);
  if (editMid !== null) return { kind: 'message_edits', key: `e:${editMid}:${String(edit.num_edit ?? 0)}` };

  const reaction = item(update.reaction);
  const reactionMid = text(reaction.mid);
  if (reactionMid !== null) {
    const key = ['r', reactionMid, sender, reaction.action ?? '', reaction.emoji ?? '', timestamp ?? ''].map(String).join(':');
    return { kind: 'message_reactions', key };
  }

  const postbackMid = text(item(update.postback).mid);
  if (postbackMid !== null) return { kind: 'message_postbacks', key: `p:${postbackMid}` };

  const readMid = text(item(update.read).mid);
  if (readMid !== null) return { kind: 'message_seen', key: `s:${sender}:${readMid}` };

  if (typeof update.referral === 'object' && update.referral !== null) {
    return {
      kind: 'message_referrals',
      key: `f:${sender}:${String(timestamp ?? '')}:${String(item(update.referral).ref ?? '')}`,
    };
  }
  return null;
}

/** Accepts every documented form; null when it is not known. */
export function recogniseChange(change: Item, igId: string): Recognised | null {
  const value = item(change.value);
  const field = text(change.field);
  if (field === 'comments' || field === 'live_comments') {
    const id = text(value.id) ?? text(value.comment_id);
    if (id === null) return null;
    return { kind: field, key: `c:${field}:${id}`, contactId: text(item(value.from).id), timestamp: value.timestamp };
  }
  if (field === 'mentions') {
    const media = text(value.media_id);
    if (media === null) return null;
    const key = `n:${media}:${text(value.comment_id) ?? 'caption'}`;
    return { kind: 'mentions', key, contactId: null, timestamp: value.timestamp };
  }
  return recogniseMessaging(value, igId);
}

function item(value: unknown): Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Item) : {};
}

/** Ids are text. The parser leaves short numbers, converted here. */
function text(value: unknown): string | null {
  if (typeof value === 'string' && value !== '') return value;
  return typeof value === 'number' ? String(value) : null;
}
