import { toFailure } from '../recover/toFailure.ts';

const RETRY_DELAY_MS = 200;
const unknownBuild = { build: '', phase: 'module' } as const;

/** A delay with jitter, so that many pages do not retry at the same moment. */
export function waitBeforeRetry(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS * (0.5 + Math.random())));
}

/**
 * Loads a script once more after the network failed. A browser that failed to preload a file answers the first request for it with that
 * failure, even if the connection is back. A time-out leaves no time for a retry, and entries have had theirs (`retryEntry`).
 */
export async function retryOnce<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    const { kind, phase } = toFailure(cause, unknownBuild).circumstances;
    if (phase === 'entry' || (kind !== 'network' && kind !== 'chunk-load')) throw cause;
    await waitBeforeRetry();
    return await load();
  }
}
