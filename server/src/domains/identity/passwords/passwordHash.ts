import { randomBytes } from 'node:crypto';
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

/** The salt of accounts without a password. No password has such a hash, and earlier versions can verify it. */
const NO_PASSWORD_SALT = base64('no password yet.');

export function hashOfNoPassword(): string {
  return `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=1$${NO_PASSWORD_SALT}$${base64(randomBytes(32))}`;
}

export function hasPassword(stored: string): boolean {
  return !stored.includes(`$${NO_PASSWORD_SALT}$`);
}

function base64(bytes: string | Buffer): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '');
}

export function needsRehash(stored: string): boolean {
  const [, memory, time, lanes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(stored) ?? [];
  return Number(memory) < parameters.memoryCost || Number(time) < parameters.timeCost || Number(lanes) < parameters.parallelism
    ? true
    : memory === undefined;
}
