import { pause } from '../play/pause.ts';
import { ExpectationError } from './ExpectationError.ts';
import type { Observation, Seen } from './Observation.ts';

export interface Counted {
  times?: number;
  atLeast?: number;
  atMost?: number;
}

const LOOK_EVERY_MS = 50;
/** An exact count must stay unchanged for this time. */
export const QUIET_MS = 1_000;
const LINES_SHOWN = 12;

/** Throws ExpectationError for a wrong count. */
export async function awaitCount(
  observation: Observation,
  expected: Counted,
  withinMs: number,
  signal: AbortSignal,
): Promise<Seen[]> {
  const { times, atMost = times ?? Number.POSITIVE_INFINITY } = expected;
  const atLeast = expected.atLeast ?? times ?? (expected.atMost === undefined ? 1 : 0);
  const deadline = performance.now() + withinMs;
  // Upper limits are certain only at the end.
  const mustWait = atLeast === 0 || (times === undefined && expected.atMost !== undefined);
  let seen = observation.seen();
  while (seen.length <= atMost && performance.now() < deadline && (seen.length < atLeast || mustWait)) {
    await pause(Math.min(LOOK_EVERY_MS, deadline - performance.now()), signal);
    seen = observation.seen();
  }
  if (times !== undefined && times > 0 && seen.length === times) {
    await pause(QUIET_MS, signal);
    seen = observation.seen();
  }
  if (seen.length >= atLeast && seen.length <= atMost) return seen;
  throw new ExpectationError(`${describeCount(expected)} ${observation.description} within ${withinMs / 1_000} s`, [
    ...show(seen, 'nothing of it', 'of it'),
    ...(seen.length < atLeast ? show(observation.others(), 'and nothing else', 'besides') : []),
  ]);
}

export function describeCount({ times, atLeast, atMost }: Counted): string {
  if (times !== undefined) return `exactly ${times} ×`;
  const parts = [atLeast === undefined ? '' : `at least ${atLeast} ×`, atMost === undefined ? '' : `at most ${atMost} ×`];
  return parts.filter((part) => part !== '').join(' and ') || 'a';
}

function show(seen: readonly Seen[], nothing: string, what: string): string[] {
  if (seen.length === 0) return [nothing];
  const hidden = seen.length - LINES_SHOWN;
  const shown = seen.slice(-LINES_SHOWN).map(({ line }) => `  ${line}`);
  return [`${seen.length} ${what}:`, ...(hidden > 0 ? [`  ... ${hidden} before`] : []), ...shown];
}
