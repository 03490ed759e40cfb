import { toFailure } from '../recover/toFailure.ts';

const RETRY_DELAY_MS = 200;
const unknownBuild = { build: '', phase: 'module' } as const;

export function waitBeforeRetry(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS * (0.5 + Math.random())));
}

/** The first request after a failed preload repeats its failure. */
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
