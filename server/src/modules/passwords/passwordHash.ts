import { hash, verify } from '@node-rs/argon2';
import { createSemaphore } from '../../infrastructure/jobs/createSemaphore.ts';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. argon2id is the library's default. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash costs 25 ms of a core; a flood of sign-ins must not take all of them. */
const oneOfFew = createSemaphore(2);

/** Hashed in place of an unknown user's password, so that the answer takes as long. */
const nobodysHash = hash('no user has this password', parameters);

export function hashPassword(password: string): Promise<string> {
  return oneOfFew(() => hash(password, parameters));
}

/** @param stored null when there is no such user; costs the same and answers false */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const target = stored ?? (await nobodysHash);
  const isRight = await oneOfFew(() => verify(target, password));
  return isRight && stored !== null;
}

/** Whether a hash was made with less effort than today's. */
export function needsRehash(stored: string): boolean {
  const [, memory, time, lanes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(stored) ?? [];
  return Number(memory) < parameters.memoryCost || Number(time) < parameters.timeCost || Number(lanes) < parameters.parallelism
    ? true
    : memory === undefined;
}
