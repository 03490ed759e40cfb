import {
  type AddedTriggerType,
  type ConsiderationReason,
  type Message,
  type MessageText,
  message,
  type TriggerFilter,
  type TriggerType,
} from '@fanfare/shared/contracts';
import { containsKeyword } from '../containsKeyword.ts';
import { containsWord } from './containsWord.ts';
import type { TriggerEvent } from './TriggerEvent.ts';

export interface Trigger {
  type: TriggerType;
  keyword?: string;
  /** Alternatives to `keyword`. */
  keywords?: readonly string[];
  /** Only newer triggers have a filter. */
  filter?: TriggerFilter;
  /** The posts that `nextPost` of the filter is bound to. */
  nextPostIds?: readonly string[];
}

export interface Mismatch {
  reason: ConsiderationReason;
  detail: Message;
}

/** @returns null if the event matches the trigger, otherwise the reason why it does not */
export function getTriggerMismatch(trigger: Trigger, event: TriggerEvent): Mismatch | null {
  switch (trigger.type) {
    case 'time_based':
      return miss('time_based', message('triggers.started-by-clock'));
    case 'message_received':
      return event.kind === 'message' ? null : otherEvent(message('triggers.only-messages'));
    case 'first_message':
      if (event.kind !== 'message') return otherEvent(message('triggers.only-messages'));
      return event.isFirstMessage ? null : miss('not_first_message', message('triggers.not-first-message'));
    case 'keyword_detected': {
      if (event.kind !== 'message') return otherEvent(message('triggers.only-messages'));
      const keywords = trigger.keyword === undefined ? [] : [trigger.keyword, ...(trigger.keywords ?? [])];
      return getKeywordMismatch({ keywords }, event.text);
    }
    default:
      return getFilterMismatch(trigger.type, trigger, event);
  }
}

function getFilterMismatch(type: AddedTriggerType, trigger: Trigger, event: TriggerEvent): Mismatch | null {
  const { filter = {}, nextPostIds = [] } = trigger;
  switch (type) {
    case 'comment':
    case 'live_comment':
      if (event.kind !== type)
        return otherEvent(type === 'comment' ? message('triggers.only-comments') : message('triggers.only-live-comments'));
      if (event.isReply && !filter.includesReplies) {
        return miss('comment_is_reply', message('triggers.comment-is-reply'));
      }
      return (
        getPostMismatch(filter, type === 'comment' && filter.nextPost !== undefined ? nextPostIds : null, event.mediaId) ??
        (isNarrowed(filter.keywords) ? getKeywordMismatch(filter, event.text) : null)
      );
    case 'story_reply':
      if (event.kind !== 'message' || event.story !== 'reply') return otherEvent(message('triggers.only-story-answers'));
      return isNarrowed(filter.keywords) ? getKeywordMismatch(filter, event.text) : null;
    case 'story_mention':
      return event.kind === 'message' && event.story === 'mention' ? null : otherEvent(message('triggers.only-story-mentions'));
    case 'reaction': {
      if (event.kind !== 'reaction') return otherEvent(message('triggers.only-reactions'));
      if (!isNarrowed(filter.emojis)) return null;
      const emoji = plainEmoji(event.emoji ?? '');
      return filter.emojis.some((wanted) => plainEmoji(wanted) === emoji)
        ? null
        : miss('value_differs', message('triggers.reaction-differs', { emojis: filter.emojis.join(' ') }));
    }
    case 'postback': {
      const payload = event.kind === 'message' ? (event.postback ?? null) : null;
      if (payload === null) return otherEvent(message('triggers.only-button-taps'));
      return getValueMismatch('button', filter.payload, payload);
    }
    case 'referral': {
      const referral = event.kind === 'message' || event.kind === 'referral' ? (event.referral ?? null) : null;
      if (referral === null) return otherEvent(message('triggers.only-arrivals'));
      return getValueMismatch('ref', filter.ref, referral.ref) ?? getValueMismatch('source', filter.source, referral.source);
    }
  }
}

/** @param nextPostIds null if the next post is not chosen */
function getPostMismatch({ mediaIds }: TriggerFilter, nextPostIds: readonly string[] | null, mediaId: string): Mismatch | null {
  if (!isNarrowed(mediaIds) && nextPostIds === null) return null;
  if (mediaIds?.includes(mediaId) || nextPostIds?.includes(mediaId)) return null;
  const isWaiting = nextPostIds?.length === 0;
  return miss('post_not_chosen', message(isWaiting ? 'triggers.waits-for-next-post' : 'triggers.post-not-chosen'));
}

function isNarrowed(values: readonly string[] | undefined): values is readonly string[] {
  return values !== undefined && values.length > 0;
}

function getKeywordMismatch(
  { keywords = [], match }: Pick<TriggerFilter, 'match'> & { keywords?: readonly string[] },
  text: string,
) {
  const isIn = match === 'word' ? containsWord : containsKeyword;
  if (keywords.some((keyword) => isIn(text, keyword))) return null;
  const wanted = keywords.reduceRight<MessageText>((others, keyword) => anyOf(keyword, others), []);
  const detail =
    match === 'word' ? message('triggers.text-without-words', { wanted }) : message('triggers.text-without-keywords', { wanted });
  return miss('keyword_miss', detail);
}

function anyOf(keyword: string, others: MessageText): Message {
  return 'code' in others ? message('triggers.keyword-or', { keyword, others }) : message('triggers.quoted', { word: keyword });
}

const differences = {
  button: (found: Message, wanted: string) => message('triggers.button-differs', { found, wanted }),
  ref: (found: Message, wanted: string) => message('triggers.ref-differs', { found, wanted }),
  source: (found: Message, wanted: string) => message('triggers.source-differs', { found, wanted }),
};

function getValueMismatch(what: keyof typeof differences, wanted: string | undefined, found: string | null): Mismatch | null {
  if (wanted === undefined || wanted === found) return null;
  return miss(
    'value_differs',
    differences[what](found === null ? message('triggers.unknown-value') : message('triggers.quoted', { word: found }), wanted),
  );
}

function plainEmoji(emoji: string): string {
  return emoji.replaceAll('\u{FE0F}', '').trim();
}

function otherEvent(detail: Message): Mismatch {
  return miss('other_occasion', detail);
}

function miss(reason: ConsiderationReason, detail: Message): Mismatch {
  return { reason, detail };
}
