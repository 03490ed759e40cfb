import { pause } from '../play/pause.ts';
import { ExpectationError } from './ExpectationError.ts';
import type { Observation, Seen } from './Observation.ts';

const LOOK_EVERY_MS = 50;

/** Throws ExpectationError if the order differs. */
export async function awaitOrder(look: () => readonly Observation[], withinMs: number, signal: AbortSignal): Promise<string[]> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const observations = look();
    const found = follow(observations);
    if (found.length === observations.length) return found.map(({ line }) => line);
    if (performance.now() >= deadline) {
      const missing = observations[found.length];
      throw new ExpectationError(
        `within ${withinMs / 1_000} s, one after the other: ${observations.map(({ description }) => description).join('; ')}`,
        [
          'in this order:',
          ...found.map(({ line }) => `  ${line}`),
          `then no ${missing?.description}; what there was of it came earlier or not at all:`,
          ...(missing?.seen() ?? []).map(({ line }) => `  ${line}`),
        ],
      );
    }
    await pause(Math.min(LOOK_EVERY_MS, deadline - performance.now()), signal);
  }
}

/** Returns the longest prefix that was received in this order. */
function follow(observations: readonly Observation[]): Seen[] {
  const found: Seen[] = [];
  for (const observation of observations) {
    const next = observation.seen().find(({ id }) => id > (found.at(-1)?.id ?? -1));
    if (!next) break;
    found.push(next);
  }
  return found;
}
