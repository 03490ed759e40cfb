import type { LogLine } from './ReleaseIndex.ts';

/**
 * @param history latest first
 * @param atMs epoch milliseconds
 */
export function liveAt(history: readonly LogLine[], live: string | null, atMs: number): string | null {
  const next = history.findLast(({ at }) => Date.parse(at) > atMs);
  return next ? next.liveBefore : live;
}
