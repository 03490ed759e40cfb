import type { AddedTriggerType, ConsiderationReason, TriggerFilter, TriggerType } from '@fanfare/shared/contracts';
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
      return miss('time_based', 'It is started by the clock, never by a message.');
    case 'message_received':
      return occasion.kind === 'message' ? null : otherOccasion('messages');
    case 'first_message':
      if (occasion.kind !== 'message') return otherOccasion('messages');
      return occasion.isFirstMessage ? null : miss('not_first_message', 'It answers the first message of a person only.');
    case 'keyword_detected': {
      if (occasion.kind !== 'message') return otherOccasion('messages');
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
      if (occasion.kind !== type) return otherOccasion(type === 'comment' ? 'comments' : 'comments on a live broadcast');
      if (occasion.isReply && !filter.includesReplies) {
        return miss('comment_is_reply', 'It answers another comment; this trigger takes the first in a thread only.');
      }
      if (isNarrowed(filter.mediaIds) && !filter.mediaIds.includes(occasion.mediaId)) {
        return miss('post_not_chosen', 'It was written under a post that is not among the chosen ones.');
      }
      return isNarrowed(filter.keywords) ? keywordMiss(filter, occasion.text) : null;
    case 'story_reply':
      if (occasion.kind !== 'message' || occasion.story !== 'reply') return otherOccasion('answers to a story');
      return isNarrowed(filter.keywords) ? keywordMiss(filter, occasion.text) : null;
    case 'story_mention':
      return occasion.kind === 'message' && occasion.story === 'mention' ? null : otherOccasion('mentions in a story');
    case 'reaction': {
      if (occasion.kind !== 'reaction') return otherOccasion('reactions');
      if (!isNarrowed(filter.emojis)) return null;
      const emoji = plainEmoji(occasion.emoji ?? '');
      return filter.emojis.some((wanted) => plainEmoji(wanted) === emoji)
        ? null
        : miss('value_differs', `The reaction is none of ${filter.emojis.join(' ')}.`);
    }
    case 'postback': {
      const payload = occasion.kind === 'message' ? (occasion.postback ?? null) : null;
      if (payload === null) return otherOccasion('taps on a button');
      return valueMiss('button', filter.payload, payload);
    }
    case 'referral': {
      const referral = occasion.kind === 'message' || occasion.kind === 'referral' ? (occasion.referral ?? null) : null;
      if (referral === null) return otherOccasion('arrivals through a link or an ad');
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
  const wanted = keywords.map((keyword) => `"${keyword}"`).join(' or ');
  return miss('keyword_miss', `The text does not contain ${wanted}${match === 'word' ? ' as a word' : ''}.`);
}

function valueMiss(what: string, wanted: string | undefined, found: string | null): Miss | null {
  if (wanted === undefined || wanted === found) return null;
  return miss('value_differs', `The ${what} is ${found === null ? 'not told' : `"${found}"`}, not "${wanted}".`);
}

/** Whether an emoji is asked to look like a picture does not make it another one. */
function plainEmoji(emoji: string): string {
  return emoji.replaceAll('\u{FE0F}', '').trim();
}

function otherOccasion(starts: string): Miss {
  return miss('other_occasion', `It starts on ${starts} only.`);
}

function miss(reason: ConsiderationReason, detail: string): Miss {
  return { reason, detail };
}
