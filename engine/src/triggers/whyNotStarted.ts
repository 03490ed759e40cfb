import {
  type AddedTriggerType,
  type ConsiderationReason,
  quoted,
  sentence,
  type TriggerFilter,
  type TriggerType,
} from '@fanfare/shared/contracts';
import { containsKeyword } from '../containsKeyword.ts';
import { containsWord } from './containsWord.ts';
import type { Occasion } from './Occasion.ts';

export interface Trigger {
  type: TriggerType;
  keyword?: string;
  /** Further ones: any of them matches. */
  keywords?: readonly string[];
  /** Of an added trigger. */
  filter?: TriggerFilter;
}

export interface Miss {
  reason: ConsiderationReason;
  /** A sentence for people. */
  detail: string;
}

/** Null when an occasion starts the flow that has this trigger, otherwise why it does not. Pure. */
export function whyNotStarted(trigger: Trigger, occasion: Occasion): Miss | null {
  switch (trigger.type) {
    case 'time_based':
      return miss('time_based', sentence('It is started by the clock, never by a message.'));
    case 'message_received':
      return occasion.kind === 'message' ? null : otherOccasion(sentence('It starts on messages only.'));
    case 'first_message':
      if (occasion.kind !== 'message') return otherOccasion(sentence('It starts on messages only.'));
      return occasion.isFirstMessage
        ? null
        : miss('not_first_message', sentence('It answers the first message of a person only.'));
    case 'keyword_detected': {
      if (occasion.kind !== 'message') return otherOccasion(sentence('It starts on messages only.'));
      const keywords = trigger.keyword === undefined ? [] : [trigger.keyword, ...(trigger.keywords ?? [])];
      return keywordMiss({ keywords }, occasion.text);
    }
    default:
      return whyFilteredOut(trigger.type, trigger.filter ?? {}, occasion);
  }
}

function whyFilteredOut(type: AddedTriggerType, filter: TriggerFilter, occasion: Occasion): Miss | null {
  switch (type) {
    case 'comment':
    case 'live_comment':
      if (occasion.kind !== type)
        return otherOccasion(
          type === 'comment'
            ? sentence('It starts on comments only.')
            : sentence('It starts on comments on a live broadcast only.'),
        );
      if (occasion.isReply && !filter.includesReplies) {
        return miss('comment_is_reply', sentence('It answers another comment; this trigger takes the first in a thread only.'));
      }
      if (isNarrowed(filter.mediaIds) && !filter.mediaIds.includes(occasion.mediaId)) {
        return miss('post_not_chosen', sentence('It was written under a post that is not among the chosen ones.'));
      }
      return isNarrowed(filter.keywords) ? keywordMiss(filter, occasion.text) : null;
    case 'story_reply':
      if (occasion.kind !== 'message' || occasion.story !== 'reply')
        return otherOccasion(sentence('It starts on answers to a story only.'));
      return isNarrowed(filter.keywords) ? keywordMiss(filter, occasion.text) : null;
    case 'story_mention':
      return occasion.kind === 'message' && occasion.story === 'mention'
        ? null
        : otherOccasion(sentence('It starts on mentions in a story only.'));
    case 'reaction': {
      if (occasion.kind !== 'reaction') return otherOccasion(sentence('It starts on reactions only.'));
      if (!isNarrowed(filter.emojis)) return null;
      const emoji = plainEmoji(occasion.emoji ?? '');
      return filter.emojis.some((wanted) => plainEmoji(wanted) === emoji)
        ? null
        : miss('value_differs', sentence('The reaction is none of {emojis}.', { emojis: filter.emojis.join(' ') }));
    }
    case 'postback': {
      const payload = occasion.kind === 'message' ? (occasion.postback ?? null) : null;
      if (payload === null) return otherOccasion(sentence('It starts on taps on a button only.'));
      return valueMiss('button', filter.payload, payload);
    }
    case 'referral': {
      const referral = occasion.kind === 'message' || occasion.kind === 'referral' ? (occasion.referral ?? null) : null;
      if (referral === null) return otherOccasion(sentence('It starts on arrivals through a link or an ad only.'));
      return valueMiss('ref', filter.ref, referral.ref) ?? valueMiss('source', filter.source, referral.source);
    }
  }
}

/** Where nothing is chosen, everything is. */
function isNarrowed(values: readonly string[] | undefined): values is readonly string[] {
  return values !== undefined && values.length > 0;
}

function keywordMiss({ keywords = [], match }: Pick<TriggerFilter, 'match'> & { keywords?: readonly string[] }, text: string) {
  const isIn = match === 'word' ? containsWord : containsKeyword;
  if (keywords.some((keyword) => isIn(text, keyword))) return null;
  const wanted = keywords.reduceRight((others, keyword) => anyOf(keyword, others), '');
  const detail =
    match === 'word'
      ? sentence('The text does not contain {wanted} as a word.', { wanted })
      : sentence('The text does not contain {wanted}.', { wanted });
  return miss('keyword_miss', detail);
}

function anyOf(keyword: string, others: string): string {
  return others === '' ? quoted([keyword]) : sentence('"{keyword}" or {others}', { keyword, others });
}

const differences = {
  button: (found: string, wanted: string) => sentence('The button is {found}, not "{wanted}".', { found, wanted }),
  ref: (found: string, wanted: string) => sentence('The ref is {found}, not "{wanted}".', { found, wanted }),
  source: (found: string, wanted: string) => sentence('The source is {found}, not "{wanted}".', { found, wanted }),
};

function valueMiss(what: keyof typeof differences, wanted: string | undefined, found: string | null): Miss | null {
  if (wanted === undefined || wanted === found) return null;
  return miss('value_differs', differences[what](found === null ? sentence('not told') : quoted([found]), wanted));
}

/** Whether an emoji is asked to look like a picture does not make it another one. */
function plainEmoji(emoji: string): string {
  return emoji.replaceAll('\u{FE0F}', '').trim();
}

function otherOccasion(detail: string): Miss {
  return miss('other_occasion', detail);
}

function miss(reason: ConsiderationReason, detail: string): Miss {
  return { reason, detail };
}
