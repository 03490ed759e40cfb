import { message } from '@fanfare/shared/contracts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import type { RateLimits } from '../rate-limits/index.ts';
import { isWeakPassword } from './isWeakPassword.ts';
import { hashPassword, hasPassword, needsRehash, verifyPassword } from './passwordHash.ts';
import { getPassword, replacePasswordHash } from './passwords.repository.ts';

/** Separates confirmations from sign-ins, which anybody can attempt. */
const INSIDE = Buffer.from('inside');

export interface Passwords {
  mustBeGood: (password: string, names: readonly string[]) => void;
  hashNew: (password: string, names: readonly string[]) => Promise<string>;
  verify: (user: { id: string; password_hash: string } | null, password: string) => Promise<boolean>;
  confirm: (ownerId: string, password: string) => Promise<void>;
}

interface Dependencies {
  database: Database;
  attempts: RateLimits;
  minLength: number;
}

export function createPasswords({ database, attempts, minLength }: Dependencies): Passwords {
  async function verify(user: { id: string; password_hash: string } | null, password: string): Promise<boolean> {
    const isRight = await verifyPassword(user?.password_hash ?? null, password);
    if (isRight && user && needsRehash(user.password_hash)) {
      await replacePasswordHash(database.system, user.id, user.password_hash, await hashPassword(password));
    }
    return isRight;
  }

  function mustBeGood(password: string, names: readonly string[]): void {
    if ([...password].length < minLength) {
      throw new AppError('validation_failed', {
        text: message('requests.password-too-short', { min: minLength }),
      });
    }
    if (isWeakPassword(password, names)) throw new AppError('weak_password');
  }

  return {
    mustBeGood,
    async hashNew(password, names) {
      mustBeGood(password, names);
      return hashPassword(password);
    },
    verify,
    async confirm(ownerId, password) {
      const attempt = await attempts.takeSignIn({ account: ownerId, device: INSIDE, address: '', isKnownAddress: false });
      const user = await database.asOwner(ownerId, (queries) => getPassword(queries, ownerId));
      if (user?.password_hash === '') throw new AppError('not_signed_in');
      if (user && !hasPassword(user.password_hash)) {
        await attempt.succeeded();
        throw new AppError('password_not_set');
      }
      const isRight = await verify(user ? { id: ownerId, password_hash: user.password_hash } : null, password);
      if (!isRight) throw new AppError('password_wrong');
      await attempt.succeeded();
    },
  };
}
