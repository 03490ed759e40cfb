import type { LogLine } from './ReleaseIndex.ts';

/**
 * Which build of a remote was live for everybody at a moment.
 *
 * @param history of the remote, latest first
 * @param live what is live now
 * @param atMs epoch milliseconds
 * @returns null when nothing was
 */
export function liveAt(history: readonly LogLine[], live: string | null, atMs: number): string | null {
  // The first change after it says what it found.
  const next = history.findLast(({ at }) => Date.parse(at) > atMs);
  return next ? next.liveBefore : live;
}
