import { type Static, Type } from 'typebox';
import { awaitCount, type Counted, tellCount } from '../assertions/awaitCount.ts';
import { awaitOrder } from '../assertions/awaitOrder.ts';
import { createSight, tellSight } from '../assertions/createSight.ts';
import { CallSight, counts, MessageSight, sightNames, sights } from '../assertions/sightWords.ts';
import { parseDuration } from '../language/parseDuration.ts';
import { closed, Duration, optional } from '../language/words.ts';
import { defineStep } from './StepKind.ts';

const WITHIN = '5s';
const SILENCE = '3s';

const Ordered = Type.Array(Type.Object({ message: optional(MessageSight), call: optional(CallSight) }, closed), {
  minItems: 2,
  expects: 'a list of at least two messages or calls',
});
const Expectation = Type.Object({ ...sights, order: optional(Ordered), ...counts, within: optional(Duration) }, closed);

/** With `order`: one after the other. */
export const expect = defineStep({
  order: Expectation,
  check: (asked) => {
    if (howMany(asked, [...sightNames, 'order']) !== 1) return `Give one of ${sightNames.join(', ')} and order.`;
    if (asked.order?.some((each) => howMany(each, ['message', 'call']) !== 1))
      return 'Give message or call in each line of order.';
    if (asked.order && isCounted(asked)) return 'An order has no number.';
    return asked.times !== undefined && (asked.atLeast !== undefined || asked.atMost !== undefined)
      ? '"times" is exact: give it alone, or atLeast and atMost.'
      : null;
  },
  tell: (asked) => {
    const { within = WITHIN, order } = asked;
    if (order) return `expect within ${within}, one after the other: ${order.map(tellSight).join('; ')}`;
    return `expect ${tellCount(asked)} ${tellSight(asked)} within ${within}`;
  },
  perform: async (play, asked) => {
    const ms = parseDuration(asked.within ?? WITHIN);
    const { order } = asked;
    if (order) {
      const lines = await awaitOrder(() => order.map((each) => createSight(play, each)), ms, play.signal);
      return { note: lines.join('; ') };
    }
    const seen = await awaitCount(createSight(play, asked), asked, ms, play.signal);
    return { note: seen.length === 1 ? (seen[0]?.line ?? '') : `${seen.length} ×` };
  },
});

/** Nothing since the scene started, nor for a while. */
export const never = defineStep({
  order: Type.Object({ ...sights, for: optional(Duration) }, closed),
  check: (asked) => (howMany(asked, sightNames) === 1 ? null : `Give one of ${sightNames.join(', ')}.`),
  tell: (asked) => `expect no ${tellSight(asked)} for ${asked.for ?? SILENCE}`,
  perform: async (play, asked) => {
    await awaitCount(createSight(play, asked), { atMost: 0 }, parseDuration(asked.for ?? SILENCE), play.signal);
    return {};
  },
});

function howMany(asked: object, names: readonly string[]): number {
  return names.filter((name) => Object.hasOwn(asked, name)).length;
}

function isCounted({ times, atLeast, atMost }: Counted & Static<typeof Expectation>): boolean {
  return times !== undefined || atLeast !== undefined || atMost !== undefined;
}
