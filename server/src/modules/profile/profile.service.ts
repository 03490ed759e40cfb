import { sha256 } from '../../infrastructure/crypto/sha256.ts';
import type { Database, Queries } from '../../infrastructure/database/Database.ts';
import { AppError } from '../../infrastructure/http/AppError.ts';
import { type AccountMails, deleteLinks, findLinkOwner, takeLink } from '../account-mails/index.ts';
import type { Attempts } from '../attempts/index.ts';
import { recordAudit } from '../audit-log/index.ts';
import { claimNames, keepOnlyNames } from '../auth/index.ts';
import { foldName, type Passwords } from '../passwords/index.ts';
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
  attempts: Attempts;
  mails: AccountMails;
}

export interface ProfileService {
  get: (ownerId: string) => Promise<ProfileRow>;
  /** Everything at once, except the email address: that waits until its owner has confirmed it. Throws user_exists. */
  change: (ownerId: string, change: ProfileChange, address: string) => Promise<ProfileRow>;
  /** Answers the address that is now the account's. Throws link_invalid, password_wrong, user_exists. */
  confirmEmail: (token: string, password: string) => Promise<string>;
}

export function createProfileService({ database, passwords, attempts, mails }: Dependencies): ProfileService {
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

  /** A repeated address sends its mail again. A form that names the present one beside other changes asks for nothing. */
  async function requestEmail(queries: Queries, ownerId: string, before: ProfileRow, email: string): Promise<boolean> {
    if (email === before.email) return false;
    if (await isNameOfAnother(queries, ownerId, foldName(email))) throw new AppError('user_exists');
    await deleteLinks(queries, ownerId, 'email_confirmation');
    await setPendingEmail(queries, ownerId, email);
    await mails.enqueue(queries, { kind: 'confirmEmail', ownerId });
    await mails.enqueue(queries, { kind: 'emailChangeRequested', ownerId });
    return true;
  }

  return {
    get: (ownerId) => database.asOwner(ownerId, (queries) => getOrThrow(queries, ownerId)),

    async change(ownerId, { username, email, fullName, bio }, address) {
      const profile = await database.asSystem(async (queries) => {
        await lockProfile(queries, ownerId);
        const before = await getOrThrow(queries, ownerId);
        const isNew = (name: string | undefined, present: string) => name !== undefined && name !== present;
        if (isNew(username, before.username) || isNew(email, before.email)) await attempts.takeOf('names', ownerId);
        if (username !== undefined && username !== before.username) await rename(queries, ownerId, before, username);
        await updateProfile(queries, ownerId, {
          ...(fullName !== undefined && { full_name: fullName }),
          ...(bio !== undefined && { bio }),
        });
        if (email !== undefined && (await requestEmail(queries, ownerId, before, email))) {
          if (!(await attempts.mayAskForMail(ownerId, address))) throw new AppError('too_many_requests');
        }
        return getOrThrow(queries, ownerId);
      });
      mails.wake();
      return profile;
    },

    async confirmEmail(token, password) {
      const tokenHash = sha256(token);
      const ownerId = await findLinkOwner(database.system, tokenHash, 'email_confirmation');
      if (ownerId === null) throw new AppError('link_invalid');
      await passwords.confirm(ownerId, password);
      return database.asSystem(async (queries) => {
        await lockProfile(queries, ownerId);
        const before = await getOrThrow(queries, ownerId);
        const isTaken = await takeLink(queries, ownerId, tokenHash, 'email_confirmation');
        const email = before.pending_email;
        if (!isTaken || email === null) throw new AppError('link_invalid');
        const names = [foldName(before.username), foldName(email)];
        if (!(await claimNames(queries, ownerId, names))) throw new AppError('user_exists');
        await keepOnlyNames(queries, ownerId, names);
        await updateProfile(queries, ownerId, { email });
        await deletePendingEmail(queries, ownerId);
        await deleteLinks(queries, ownerId, 'password_reset');
        await recordAudit(queries, { ownerId, event: 'email_changed', actor: 'user' });
        return email;
      });
    },
  };
}
