import type { MessageTriggerEvent, Referral, TriggerEvent } from '@fanfare/engine';

interface Update {
  kind: string;
  payload: unknown;
  text: string | null;
  isFirstMessage: boolean;
}

type Item = Record<string, unknown>;

export function readMessageEvent({ payload, text, isFirstMessage }: Omit<Update, 'kind'>): MessageTriggerEvent {
  return { kind: 'message', text: text ?? '', isFirstMessage, ...readMessage(coreOf(payload)) };
}

/** Returns how triggers see an update, or null if it can start nothing. */
export function readTriggerEvent({ kind, payload, text, isFirstMessage }: Update): TriggerEvent | null {
  const core = coreOf(payload);
  switch (kind) {
    case 'messages':
    case 'message_postbacks':
      return readMessageEvent({ payload, text, isFirstMessage });
    case 'comments':
    case 'live_comments': {
      const mediaId = word(item(core.media).id);
      if (mediaId === null) return null;
      const isLive = kind === 'live_comments';
      return { kind: isLive ? 'live_comment' : 'comment', text: text ?? '', mediaId, isReply: word(core.parent_id) !== null };
    }
    case 'message_reactions': {
      const { action, emoji } = item(core.reaction);
      return action === 'unreact' ? null : { kind: 'reaction', text: text ?? '', emoji: word(emoji) };
    }
    case 'message_referrals':
      return { kind: 'referral', text: text ?? '', referral: readReferral(core.referral) ?? { ref: null, source: null } };
    default:
      return null;
  }
}

export function readTap(payload: unknown): string | null {
  const core = coreOf(payload);
  return word(item(item(core.message).quick_reply).payload) ?? word(item(core.postback).payload);
}

/** Comments and some messages are received as `changes`, with their content in `value`. */
function coreOf(payload: unknown): Item {
  const update = item(payload);
  return 'value' in update ? item(update.value) : update;
}

function readMessage(core: Item) {
  const message = item(core.message);
  const postback = item(core.postback);
  const isStoryReply = 'story' in item(message.reply_to);
  const attachments: unknown[] = Array.isArray(message.attachments) ? message.attachments : [];
  const isStoryMention = attachments.some((attachment) => item(attachment).type === 'story_mention');
  return {
    story: isStoryReply ? ('reply' as const) : isStoryMention ? ('mention' as const) : null,
    postback: word(postback.payload),
    referral: readReferral(message.referral ?? postback.referral),
  };
}

function readReferral(value: unknown): Referral | null {
  if (typeof value !== 'object' || value === null) return null;
  const { ref, source } = item(value);
  return { ref: word(ref), source: word(source) };
}

function item(value: unknown): Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Item) : {};
}

function word(value: unknown): string | null {
  if (typeof value === 'string') return value === '' ? null : value;
  return typeof value === 'number' ? String(value) : null;
}
