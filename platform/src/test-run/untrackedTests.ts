import asyncHooks from 'node:async_hooks';

/** See ADR 0105. */
const { createHook } = asyncHooks;
asyncHooks.createHook = (callbacks) => createHook({ ...callbacks, trackPromises: false });
export const { after, describe, mock } = await import('node:test');
asyncHooks.createHook = createHook;

function end(cause: unknown): void {
  process.stderr.write(`Outside of a test: ${cause instanceof Error ? cause.stack : String(cause)}\n`);
  process.exit(1);
}
process.prependListener('uncaughtException', end);
process.prependListener('unhandledRejection', end);
