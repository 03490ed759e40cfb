import { createKeyedQueue } from '../../../infrastructure/concurrency/createKeyedQueue.ts';
import { sha256 } from '../../../infrastructure/crypto/sha256.ts';
import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { type AccountMails, deleteLinks, findLinkOwner, takeLink } from '../account-mails/index.ts';
import { recordAudit } from '../audit-log/index.ts';
import { claimNames, keepOnlyNames } from '../auth/index.ts';
import { foldName, markEmailVerified, type Passwords } from '../passwords/index.ts';
import type { RateLimits } from '../rate-limits/index.ts';
import {
  deletePendingEmail,
  getProfile,
  isNameOfAnother,
  lockProfile,
  type ProfileRow,
  setPendingEmail,
  updateProfile,
} from './profile.repository.ts';

export interface ProfileChange {
  username?: string | undefined;
  email?: string | undefined;
  fullName?: string | undefined;
  bio?: string | undefined;
}

interface Dependencies {
  database: Database;
  passwords: Passwords;
  attempts: RateLimits;
  mails: AccountMails;
}

export interface ProfileService {
  get: (ownerId: string) => Promise<ProfileRow>;
  change: (ownerId: string, change: ProfileChange, address: string) => Promise<ProfileRow>;
  confirmEmail: (token: string, password: string) => Promise<string>;
}

export function createProfileService({ database, passwords, attempts, mails }: Dependencies): ProfileService {
  /** Waiting changes must not hold connections (S40). */
  const oneByOne = createKeyedQueue();

  async function getOrThrow(queries: Queries, ownerId: string): Promise<ProfileRow> {
    const row = await getProfile(queries, ownerId);
    if (!row) throw new AppError('not_signed_in');
    return row;
  }

  async function rename(queries: Queries, ownerId: string, before: ProfileRow, username: string): Promise<void> {
    const names = [foldName(username), foldName(before.email)];
    if (!(await claimNames(queries, ownerId, names))) throw new AppError('user_exists');
    await keepOnlyNames(queries, ownerId, names);
    await updateProfile(queries, ownerId, { username });
  }

  async function requestEmail(queries: Queries, ownerId: string, email: string): Promise<void> {
    if (await isNameOfAnother(queries, ownerId, foldName(email))) throw new AppError('user_exists');
    await deleteLinks(queries, ownerId, 'email_confirmation');
    await setPendingEmail(queries, ownerId, email);
    await mails.enqueue(queries, { kind: 'confirmEmail', ownerId });
    await mails.enqueue(queries, { kind: 'emailChangeRequested', ownerId });
  }

  /** Runs outside the transaction, so that an attempt counts even if the change is refused. */
  async function takeAttempts(ownerId: string, { username, email }: ProfileChange, address: string): Promise<void> {
    if (username === undefined && email === undefined) return;
    const present = await getOrThrow(database.system, ownerId);
    const isNewEmail = email !== undefined && email !== present.email;
    if (isNewEmail || (username !== undefined && username !== present.username)) await attempts.takeOf('names', ownerId);
    if (!isNewEmail) return;
    if (await isNameOfAnother(database.system, ownerId, foldName(email))) throw new AppError('user_exists');
    if (!(await attempts.mayAskForMail(ownerId, address))) throw new AppError('too_many_requests');
  }

  async function applyChange(queries: Queries, ownerId: string, change: ProfileChange): Promise<ProfileRow> {
    const { username, email, fullName, bio } = change;
    await lockProfile(queries, ownerId);
    const before = await getOrThrow(queries, ownerId);
    if (username !== undefined && username !== before.username) await rename(queries, ownerId, before, username);
    await updateProfile(queries, ownerId, {
      ...(fullName !== undefined && { full_name: fullName }),
      ...(bio !== undefined && { bio }),
    });
    if (email !== undefined && email !== before.email) await requestEmail(queries, ownerId, email);
    return getOrThrow(queries, ownerId);
  }

  async function replaceEmail(queries: Queries, ownerId: string, tokenHash: Buffer): Promise<string> {
    await lockProfile(queries, ownerId);
    const before = await getOrThrow(queries, ownerId);
    const isTaken = await takeLink(queries, ownerId, tokenHash, 'email_confirmation');
    const email = before.pending_email;
    if (!isTaken || email === null) throw new AppError('link_invalid');
    const names = [foldName(before.username), foldName(email)];
    if (!(await claimNames(queries, ownerId, names))) throw new AppError('user_exists');
    await keepOnlyNames(queries, ownerId, names);
    await updateProfile(queries, ownerId, { email });
    await markEmailVerified(queries, ownerId);
    await deletePendingEmail(queries, ownerId);
    await deleteLinks(queries, ownerId, 'password_reset');
    await recordAudit(queries, { ownerId, event: 'email_changed', actor: 'user' });
    return email;
  }

  return {
    get: (ownerId) => database.asOwner(ownerId, (queries) => getOrThrow(queries, ownerId)),

    async change(ownerId, change, address) {
      const profile = await oneByOne(ownerId, async () => {
        await takeAttempts(ownerId, change, address);
        return database.asSystem((queries) => applyChange(queries, ownerId, change));
      });
      mails.wake();
      return profile;
    },

    async confirmEmail(token, password) {
      const tokenHash = sha256(token);
      const ownerId = await findLinkOwner(database.system, tokenHash, 'email_confirmation');
      if (ownerId === null) throw new AppError('link_invalid');
      await passwords.confirm(ownerId, password);
      return oneByOne(ownerId, () => database.asSystem((queries) => replaceEmail(queries, ownerId, tokenHash)));
    },
  };
}
