import { closeSync, openSync, rmSync } from 'node:fs';

const LOCK_TRIES = 200;
const LOCK_WAIT_MS = 25;

/** Prevents concurrent processes from losing updates. */
export async function withLock<T>(lock: string, work: () => T): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      closeSync(openSync(lock, 'wx'));
      break;
    } catch (cause) {
      if (attempt >= LOCK_TRIES) {
        const seconds = (LOCK_TRIES * LOCK_WAIT_MS) / 1000;
        throw new Error(`Another release has held ${lock} for ${seconds} s. Delete the file if none is running.`, { cause });
      }
      await new Promise((resolve) => setTimeout(resolve, LOCK_WAIT_MS));
    }
  }
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}
