import { describe, it } from 'node:test';
import { renderEnglish, triggerTypes } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import fc from 'fast-check';
import { getTriggerMismatch, type Trigger } from './getTriggerMismatch.ts';
import type { CommentTriggerEvent, MessageTriggerEvent, TriggerEvent } from './TriggerEvent.ts';

const message = (change: Partial<MessageTriggerEvent> = {}): MessageTriggerEvent => ({
  kind: 'message',
  text: 'What is the PRICE?',
  isFirstMessage: false,
  ...change,
});
const comment = (change: Partial<CommentTriggerEvent> = {}): CommentTriggerEvent => ({
  kind: 'comment',
  text: 'price?',
  mediaId: 'm1',
  isReply: false,
  ...change,
});
const reaction = (emoji: string | null): TriggerEvent => ({ kind: 'reaction', text: '', emoji });
const referral = { ref: 'summer', source: 'ADS' };
const detailOf = (trigger: Trigger, event: TriggerEvent) => getTriggerMismatch(trigger, event)?.detail.code ?? 'started';
const reason = (trigger: Trigger, event: TriggerEvent) => getTriggerMismatch(trigger, event)?.reason ?? 'started';

describe('the specified triggers', () => {
  it('message_received takes every message', () => {
    expect(reason({ type: 'message_received' }, message())).toBe('started');
    expect(reason({ type: 'message_received' }, message({ story: 'mention', text: '' }))).toBe('started');
  });

  it('first_message takes only the first', () => {
    expect(reason({ type: 'first_message' }, message({ isFirstMessage: true }))).toBe('started');
    expect(reason({ type: 'first_message' }, message())).toBe('not_first_message');
  });

  it('keyword_detected takes a message with one of its keywords', () => {
    expect(reason({ type: 'keyword_detected', keyword: 'price' }, message())).toBe('started');
    expect(reason({ type: 'keyword_detected', keyword: 'size', keywords: ['what'] }, message())).toBe('started');
    expect(reason({ type: 'keyword_detected', keyword: 'size' }, message())).toBe('keyword_miss');
    expect(reason({ type: 'keyword_detected' }, message())).toBe('keyword_miss');
  });

  it('time_based takes nothing, and none of them anything but a message', () => {
    expect(reason({ type: 'time_based' }, message())).toBe('time_based');
    for (const type of ['message_received', 'first_message', 'keyword_detected'] as const) {
      for (const event of [comment(), reaction('🔥'), { kind: 'referral', text: '', referral } as const]) {
        expect(reason({ type, keyword: 'price' }, event)).toBe('other_occasion');
      }
    }
  });
});

describe('a comment', () => {
  const filtered = (filter: Trigger['filter'], change: Partial<CommentTriggerEvent> = {}) =>
    reason({ type: 'comment', ...(filter && { filter }) }, comment(change));

  it('starts comment triggers with any text, unless filtered', () => {
    expect(filtered(undefined)).toBe('started');
    expect(filtered({ mediaIds: [], keywords: [] }, { text: '' })).toBe('started');
    expect(filtered({ mediaIds: ['m0', 'm1'] })).toBe('started');
    expect(filtered({ mediaIds: ['m0'] })).toBe('post_not_chosen');
    expect(filtered({ keywords: ['size', 'PRICE'] })).toBe('started');
    expect(filtered({ keywords: ['size'] })).toBe('keyword_miss');
    expect(filtered(undefined, { isReply: true })).toBe('comment_is_reply');
    expect(filtered({ includesReplies: true }, { isReply: true })).toBe('started');
  });

  it('on the next post starts as soon as it is known, beside chosen posts', () => {
    const next = (nextPostIds: string[], filter: Trigger['filter'] = {}, type: 'comment' | 'live_comment' = 'comment') =>
      detailOf({ type, filter: { nextPost: 'k', ...filter }, nextPostIds }, comment({ kind: type }));
    const waits = 'triggers.waits-for-next-post';
    expect(next([])).toBe(waits);
    expect(next(['m1'])).toBe('started');
    expect(next(['m2'])).toBe('triggers.post-not-chosen');
    expect(next([], { mediaIds: ['m1'] })).toBe('started');
    expect(next([], { mediaIds: ['m2'] })).toBe(waits);
    expect(next(['m1'], { keywords: ['size'] })).toBe('triggers.text-without-keywords');
    expect(next([], {}, 'live_comment')).toBe('started');
    expect(detailOf({ type: 'comment', filter: { nextPost: 'k' } }, comment())).toBe(waits);
    expect(reason({ type: 'comment', filter: { nextPost: 'k' } }, comment())).toBe('post_not_chosen');
  });

  it('on a broadcast is another trigger', () => {
    expect(reason({ type: 'live_comment' }, comment())).toBe('other_occasion');
    expect(reason({ type: 'live_comment' }, comment({ kind: 'live_comment' }))).toBe('started');
    expect(reason({ type: 'comment' }, comment({ kind: 'live_comment' }))).toBe('other_occasion');
  });
});

it('a story reply or a mention in a story', () => {
  expect(reason({ type: 'story_reply' }, message({ story: 'reply' }))).toBe('started');
  expect(reason({ type: 'story_reply', filter: { keywords: ['size'] } }, message({ story: 'reply' }))).toBe('keyword_miss');
  expect(reason({ type: 'story_reply' }, message())).toBe('other_occasion');
  expect(reason({ type: 'story_mention' }, message({ story: 'mention' }))).toBe('started');
  expect(reason({ type: 'story_mention' }, message({ story: 'reply' }))).toBe('other_occasion');
});

it('a reaction is one of the chosen emojis, with or without the mark of a picture', () => {
  const hearts: Trigger = { type: 'reaction', filter: { emojis: ['❤️', '🔥'] } };
  expect(reason(hearts, reaction('\u2764'))).toBe('started');
  expect(reason(hearts, reaction('\u2764\uFE0F'))).toBe('started');
  expect(reason(hearts, reaction('😡'))).toBe('value_differs');
  expect(reason(hearts, reaction(null))).toBe('value_differs');
  expect(reason({ type: 'reaction' }, reaction(null))).toBe('started');
});

it('matches a tap by payload, and a referral by ref and source', () => {
  expect(reason({ type: 'postback' }, message({ postback: 'HUMAN' }))).toBe('started');
  expect(reason({ type: 'postback', filter: { payload: 'HUMAN' } }, message({ postback: 'human' }))).toBe('value_differs');
  expect(reason({ type: 'postback' }, message())).toBe('other_occasion');
  const arrived = message({ referral });
  expect(reason({ type: 'referral', filter: { ref: 'summer', source: 'ADS' } }, arrived)).toBe('started');
  expect(reason({ type: 'referral', filter: { ref: 'winter' } }, arrived)).toBe('value_differs');
  expect(reason({ type: 'referral', filter: { source: 'SHORTLINK' } }, { kind: 'referral', text: '', referral })).toBe(
    'value_differs',
  );
  expect(reason({ type: 'referral' }, message())).toBe('other_occasion');
});

it('whatever happens, every refusal has a message, and narrowing a filter starts nothing more', () => {
  const event = fc.oneof(
    fc.record({
      kind: fc.constant('message' as const),
      text: fc.string(),
      isFirstMessage: fc.boolean(),
      postback: fc.option(fc.string()),
    }),
    fc.record({
      kind: fc.constantFrom('comment' as const, 'live_comment' as const),
      text: fc.string(),
      mediaId: fc.constantFrom('m1', 'm2'),
      isReply: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('reaction' as const), text: fc.constant(''), emoji: fc.option(fc.string()) }),
  );
  const filter = fc.record(
    {
      mediaIds: fc.array(fc.constantFrom('m1', 'm2')),
      nextPost: fc.constant('k'),
      keywords: fc.array(fc.string({ minLength: 1 })),
      match: fc.constantFrom('contains' as const, 'word' as const),
      emojis: fc.array(fc.string({ minLength: 1 })),
      payload: fc.string({ minLength: 1 }),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.constantFrom(...triggerTypes), filter, event, (type, narrowed, happened) => {
      const miss = getTriggerMismatch({ type, keyword: 'a', filter: narrowed }, happened);
      if (miss) expect(renderEnglish(miss.detail)).toMatch(/^[A-Z].*\.$/s);
      else expect(getTriggerMismatch({ type, keyword: 'a', filter: {} }, happened)).toBeNull();
    }),
  );
});
