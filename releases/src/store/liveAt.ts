import type { LogLine } from './ReleaseIndex.ts';

/**
 * @param history latest first
 * @param live the current live build
 * @param atMs epoch milliseconds
 * @returns the build that was live; null: none
 */
export function liveAt(history: readonly LogLine[], live: string | null, atMs: number): string | null {
  // The next change recorded what was live before it.
  const next = history.findLast(({ at }) => Date.parse(at) > atMs);
  return next ? next.liveBefore : live;
}
