import { type Static, Type } from 'typebox';
import { awaitCount, type Counted, describeCount } from '../assertions/awaitCount.ts';
import { awaitOrder } from '../assertions/awaitOrder.ts';
import { createObservation, describeObservation } from '../assertions/createObservation.ts';
import { CallObservation, counts, MessageObservation, observationNames, observations } from '../assertions/observationSchemas.ts';
import { parseDuration } from '../language/parseDuration.ts';
import { closed, Duration, optional } from '../language/words.ts';
import { defineStep } from './StepKind.ts';

const WITHIN = '5s';
const SILENCE = '3s';

const Ordered = Type.Array(Type.Object({ message: optional(MessageObservation), call: optional(CallObservation) }, closed), {
  minItems: 2,
  expects: 'a list of at least two messages or calls',
});
const Expectation = Type.Object({ ...observations, order: optional(Ordered), ...counts, within: optional(Duration) }, closed);

/** With `order`, expects the events one after the other. */
export const expect = defineStep({
  order: Expectation,
  check: (asked) => {
    if (howMany(asked, [...observationNames, 'order']) !== 1) return `Give one of ${observationNames.join(', ')} and order.`;
    if (asked.order?.some((each) => howMany(each, ['message', 'call']) !== 1))
      return 'Give message or call in each line of order.';
    if (asked.order && isCounted(asked)) return 'An order has no number.';
    return asked.times !== undefined && (asked.atLeast !== undefined || asked.atMost !== undefined)
      ? '"times" is exact: give it alone, or atLeast and atMost.'
      : null;
  },
  describe: (asked) => {
    const { within = WITHIN, order } = asked;
    if (order) return `expect within ${within}, one after the other: ${order.map(describeObservation).join('; ')}`;
    return `expect ${describeCount(asked)} ${describeObservation(asked)} within ${within}`;
  },
  perform: async (play, asked) => {
    const ms = parseDuration(asked.within ?? WITHIN);
    const { order } = asked;
    if (order) {
      const lines = await awaitOrder(() => order.map((each) => createObservation(play, each)), ms, play.signal);
      return { note: lines.join('; ') };
    }
    const seen = await awaitCount(createObservation(play, asked), asked, ms, play.signal);
    return { note: seen.length === 1 ? (seen[0]?.line ?? '') : `${seen.length} ×` };
  },
});

/** Expects no such event since the scene started, nor for a while. */
export const never = defineStep({
  order: Type.Object({ ...observations, for: optional(Duration) }, closed),
  check: (asked) => (howMany(asked, observationNames) === 1 ? null : `Give one of ${observationNames.join(', ')}.`),
  describe: (asked) => `expect no ${describeObservation(asked)} for ${asked.for ?? SILENCE}`,
  perform: async (play, asked) => {
    await awaitCount(createObservation(play, asked), { atMost: 0 }, parseDuration(asked.for ?? SILENCE), play.signal);
    return {};
  },
});

function howMany(asked: object, names: readonly string[]): number {
  return names.filter((name) => Object.hasOwn(asked, name)).length;
}

function isCounted({ times, atLeast, atMost }: Counted & Static<typeof Expectation>): boolean {
  return times !== undefined || atLeast !== undefined || atMost !== undefined;
}
