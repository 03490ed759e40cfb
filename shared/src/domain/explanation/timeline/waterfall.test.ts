import { expect, test } from '@jest/globals';
import { answered, waiting } from '../testing/decisions.ts';
import { answerMs, storyOf } from './storyOf.ts';
import { waterfall } from './waterfall.ts';

test('bars follow each other from the receipt to the last call', () => {
  const entries = storyOf(answered());
  const bars = waterfall(entries);
  const spans = entries.flatMap(({ id }) => bars.get(id)?.span ?? []);
  expect(spans[0]?.start).toBe(0);
  expect((spans.at(-1)?.start ?? 0) + (spans.at(-1)?.width ?? 0)).toBeCloseTo(1);
  for (const [place, span] of spans.entries()) expect(span.start).toBeGreaterThanOrEqual(spans[place - 1]?.start ?? 0);
  expect(bars.get('received')).toEqual({ span: null, ms: 900 });
  expect(bars.get('seen')).toEqual({ span: null, ms: 3_594 });
  expect(bars.get('m1 0')?.ms).toBe(486);
});

test('the answer is measured from the receipt to the first accepted call', () => {
  expect(answerMs(answered())).toBe(606);
  expect(answerMs({ ...answered(), run: null })).toBeNull();
});

test('a wait has no time of its own', () => {
  const wait = storyOf(waiting()).at(-1);
  expect(wait).toMatchObject({ at: null, tone: 'open', nodeId: 'ask' });
  expect(waterfall(storyOf(waiting())).get(wait?.id ?? '')).toBeUndefined();
});
