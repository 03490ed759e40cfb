import { newId } from '../../../infrastructure/crypto/newId.ts';
import { sha256 } from '../../../infrastructure/crypto/sha256.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import type { SignedIn } from '../../../infrastructure/http/senders/SignedIn.ts';
import { type AccountMails, deleteLinks, findLinkOwner, takeLink } from '../account-mails/index.ts';
import { recordAudit } from '../audit-log/index.ts';
import { forgetDevices } from '../auth/index.ts';
import { foldName, getPassword, markEmailVerified, type Passwords, setPasswordHash } from '../passwords/index.ts';
import type { RateLimits } from '../rate-limits/index.ts';
import type { Sessions } from '../sessions/index.ts';
import { deleteChallenges } from '../two-factor/index.ts';
import { findUserByEmail } from './password-reset.repository.ts';

interface Dependencies {
  database: Database;
  passwords: Passwords;
  sessions: Sessions;
  attempts: RateLimits;
  mails: AccountMails;
}

export interface PasswordResetService {
  /** Takes the same steps for unknown addresses, so that timing reveals nothing. */
  forgot: (email: string, from: { address: string; language: string | null }) => Promise<void>;
  reset: (token: string, password: string, language: string | null) => Promise<void>;
  /** Other browsers must use two factors again. */
  change: (
    signedIn: SignedIn,
    currentPassword: string,
    newPassword: string,
    deviceKey: string | null,
  ) => Promise<{ token: string }>;
}

export function createPasswordResetService(dependencies: Dependencies): PasswordResetService {
  const { database, passwords, sessions, attempts, mails } = dependencies;

  async function hashNew(ownerId: string, password: string): Promise<string> {
    const user = await database.asOwner(ownerId, (queries) => getPassword(queries, ownerId));
    return passwords.hashNew(password, user ? [user.username, user.email] : []);
  }

  return {
    async forgot(email, { address, language }) {
      const ownerId = (await findUserByEmail(database.system, foldName(email))) ?? newId();
      if (!(await attempts.mayAskForMail(`email:${foldName(email)}`, address))) return;
      await database.asSystem((queries) => mails.enqueue(queries, { kind: 'passwordReset', ownerId, ...inLanguage(language) }));
      mails.wake();
    },

    async reset(token, password, language) {
      const tokenHash = sha256(token);
      const ownerId = await findLinkOwner(database.system, tokenHash, 'password_reset');
      if (ownerId === null) throw new AppError('link_invalid');
      const hash = await hashNew(ownerId, password);
      const ended = await database.asSystem(async (queries) => {
        if (!(await takeLink(queries, ownerId, tokenHash, 'password_reset'))) throw new AppError('link_invalid');
        await setPasswordHash(queries, ownerId, hash);
        await markEmailVerified(queries, ownerId);
        await forgetDevices(queries, ownerId);
        await deleteChallenges(queries, ownerId);
        // A pending email change could return the account to an attacker.
        await deleteLinks(queries, ownerId, 'email_confirmation');
        await deleteLinks(queries, ownerId, 'two_factor_setup');
        await mails.enqueue(queries, { kind: 'passwordChanged', ownerId, ...inLanguage(language) });
        await recordAudit(queries, { ownerId, event: 'password_reset', actor: 'user' });
        return sessions.endAll(queries, ownerId);
      });
      await attempts.forgetSignIns(ownerId);
      sessions.announceEnded(ended);
      mails.wake();
    },

    async change(signedIn, currentPassword, newPassword, deviceKey) {
      const ownerId = signedIn.userId;
      await passwords.confirm(ownerId, currentPassword);
      const hash = await hashNew(ownerId, newPassword);
      const { token, ended } = await database.asSystem(async (queries) => {
        await setPasswordHash(queries, ownerId, hash);
        await deleteLinks(queries, ownerId, 'password_reset');
        await deleteChallenges(queries, ownerId);
        await forgetDevices(queries, ownerId, deviceKey === null ? null : sha256(deviceKey));
        await mails.enqueue(queries, { kind: 'passwordChanged', ownerId });
        await recordAudit(queries, { ownerId, event: 'password_changed' });
        return sessions.rotate(queries, signedIn);
      });
      sessions.announceEnded(ended);
      mails.wake();
      return { token };
    },
  };
}

function inLanguage(language: string | null): { language?: string } {
  return language === null ? {} : { language };
}
