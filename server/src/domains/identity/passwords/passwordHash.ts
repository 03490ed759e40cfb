import { hash, verify } from '@node-rs/argon2';
import { createSemaphore } from '../../../infrastructure/concurrency/createSemaphore.ts';

/** OWASP's minimum for argon2id and the library's default: 19 MiB, two passes, parallelism 1. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const oneOfFew = createSemaphore(2);

/** Verified for unknown users, so that the response takes as long. */
const nobodysHash = hash('no user has this password', parameters);

export function hashPassword(password: string): Promise<string> {
  return oneOfFew(() => hash(password, parameters));
}

export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const target = stored ?? (await nobodysHash);
  const isRight = await oneOfFew(() => verify(target, password));
  return isRight && stored !== null;
}

export function needsRehash(stored: string): boolean {
  const [, memory, time, lanes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(stored) ?? [];
  return Number(memory) < parameters.memoryCost || Number(time) < parameters.timeCost || Number(lanes) < parameters.parallelism
    ? true
    : memory === undefined;
}
