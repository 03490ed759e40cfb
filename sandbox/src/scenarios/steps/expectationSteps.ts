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
  check: (expected) => {
    if (howMany(expected, [...observationNames, 'order']) !== 1) return `Give one of ${observationNames.join(', ')} and order.`;
    if (expected.order?.some((each) => howMany(each, ['message', 'call']) !== 1))
      return 'Give message or call in each line of order.';
    if (expected.order && isCounted(expected)) return 'An order has no number.';
    return expected.times !== undefined && (expected.atLeast !== undefined || expected.atMost !== undefined)
      ? '"times" is exact: give it alone, or atLeast and atMost.'
      : null;
  },
  describe: (expected) => {
    const { within = WITHIN, order } = expected;
    if (order) return `expect within ${within}, one after the other: ${order.map(describeObservation).join('; ')}`;
    return `expect ${describeCount(expected)} ${describeObservation(expected)} within ${within}`;
  },
  perform: async (play, expected) => {
    const ms = parseDuration(expected.within ?? WITHIN);
    const { order } = expected;
    if (order) {
      const lines = await awaitOrder(() => order.map((each) => createObservation(play, each)), ms, play.signal);
      return { note: lines.join('; ') };
    }
    const seen = await awaitCount(createObservation(play, expected), expected, ms, play.signal);
    return { note: seen.length === 1 ? (seen[0]?.line ?? '') : `${seen.length} ×` };
  },
});

/** Expects no such event since the scene started, nor for a while. */
export const never = defineStep({
  order: Type.Object({ ...observations, for: optional(Duration) }, closed),
  check: (expected) => (howMany(expected, observationNames) === 1 ? null : `Give one of ${observationNames.join(', ')}.`),
  describe: (expected) => `expect no ${describeObservation(expected)} for ${expected.for ?? SILENCE}`,
  perform: async (play, expected) => {
    await awaitCount(createObservation(play, expected), { atMost: 0 }, parseDuration(expected.for ?? SILENCE), play.signal);
    return {};
  },
});

function howMany(expected: object, names: readonly string[]): number {
  return names.filter((name) => Object.hasOwn(expected, name)).length;
}

function isCounted({ times, atLeast, atMost }: Counted & Static<typeof Expectation>): boolean {
  return times !== undefined || atLeast !== undefined || atMost !== undefined;
}
