import { toFailure } from '../failures/toFailure.ts';

const AGAIN_AFTER_MS = 200;
/** Only the kind of the failure is asked for here. */
const nobody = { build: '', phase: 'entry' } as const;

/**
 * Asks for a script once more where the line lost it. A browser that failed to preload a file answers the first request for it with that
 * failure, long after the line is back. After a time-out there is no time left for a second try.
 */
export function askTwice<T>(ask: () => Promise<T>): Promise<T> {
  return ask().catch(async (cause: unknown) => {
    const { kind } = toFailure(cause, nobody).circumstances;
    if (kind !== 'network' && kind !== 'chunk-load') throw cause;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS * (0.5 + Math.random())));
    return ask();
  });
}
