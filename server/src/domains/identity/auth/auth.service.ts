import { message } from '@fanfare/shared/contracts';
import { newId } from '../../../infrastructure/crypto/newId.ts';
import { randomToken } from '../../../infrastructure/crypto/randomToken.ts';
import { sha256 } from '../../../infrastructure/crypto/sha256.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import type { AccountSettings } from '../../../infrastructure/env/Settings.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { addressKey } from '../../../infrastructure/http/senders/addressKey.ts';
import type { SignedIn } from '../../../infrastructure/http/senders/SignedIn.ts';
import { languages } from '../../../infrastructure/language/translations.ts';
import type { Words } from '../../../infrastructure/messages/words.ts';
import type { AccountMails } from '../account-mails/index.ts';
import { recordAudit, recordRefusal } from '../audit-log/index.ts';
import type { Invitations } from '../invitations/index.ts';
import type { MemberInvitationsService } from '../member-invitations/index.ts';
import { foldName, type Passwords } from '../passwords/index.ts';
import type { ProofSource, RateLimits } from '../rate-limits/index.ts';
import type { Sessions } from '../sessions/index.ts';
import type { SecondProof, TwoFactorChallenge } from '../two-factor/index.ts';
import {
  findUserByName,
  getUser,
  insertUser,
  isKnownDevice,
  rememberDevice,
  setLanguage,
  type UserRow,
} from './auth.repository.ts';
import { isKnownAddress, rememberAddress } from './knownAddresses.repository.ts';

interface Credentials {
  username: string;
  email: string;
  password: string;
  invitation?: string | undefined;
}

export interface Origin {
  address: string;
  device: Words;
  deviceKey: string | null;
  language: string | null;
  previous: SignedIn | null;
}

export interface Opened {
  token: string;
  sessionId: string;
  user: UserRow;
  deviceKey: string;
}

type Outcome = Opened | { challenge: string };

export interface AuthService {
  register: (credentials: Credentials, from: Origin) => Promise<Opened>;
  login: (name: string, password: string, from: Origin) => Promise<Outcome>;
  /** The password, or the named provider, has already identified the user. */
  enter: (user: UserRow, from: Origin, provider?: string) => Promise<Outcome>;
  completeLogin: (challenge: string, proof: SecondProof, from: Origin) => Promise<Opened>;
  stepUp: (signedIn: SignedIn, proof: { password?: string | undefined; code?: string | undefined }) => Promise<number>;
  userOf: (signedIn: SignedIn, language: string | null) => Promise<UserRow>;
}

interface Dependencies {
  database: Database;
  attempts: RateLimits;
  passwords: Passwords;
  sessions: Sessions;
  twoFactorChallenge: TwoFactorChallenge;
  mails: AccountMails;
  invitations: Invitations;
  memberInvitations: Pick<MemberInvitationsService, 'isInvited'>;
  settings: AccountSettings;
}

/** With this id, an unknown name takes as many queries. */
const UNKNOWN_USER_ID = '00000000-0000-0000-0000-000000000000';

export function createAuthService(dependencies: Dependencies): AuthService {
  const { database, attempts, passwords, sessions, twoFactorChallenge, mails, invitations, memberInvitations, settings } =
    dependencies;

  /** Prevents session fixation. */
  async function endPrevious(user: UserRow, { previous }: Origin): Promise<void> {
    if (previous?.userId === user.id) await sessions.end(user.id, previous.sessionId);
  }

  async function open(user: UserRow, from: Origin, params: Readonly<Record<string, string>> = {}): Promise<Opened> {
    await endPrevious(user, from);
    const deviceKey = from.deviceKey ?? randomToken();
    const opened = await database.asSystem(async (queries) => {
      const session = await sessions.open(queries, user.id, from.device);
      await recordAudit(queries, { ownerId: user.id, event: 'signed_in', actor: 'user', params });
      if (from.language !== null && from.language !== user.language) await setLanguage(queries, user.id, from.language);
      await rememberAddress(queries, user.id, from.address);
      const isNew = await rememberDevice(queries, user.id, sha256(deviceKey));
      if (isNew) await mails.enqueue(queries, { kind: 'newDevice', ownerId: user.id, sessionId: session.sessionId });
      return session;
    });
    mails.wake();
    return { ...opened, user, deviceKey };
  }

  async function enter(user: UserRow, from: Origin, provider?: string): Promise<Outcome> {
    if (await twoFactorChallenge.isOn(user.id)) return { challenge: await twoFactorChallenge.challenge(user.id) };
    return open(user, from, provider === undefined ? {} : { provider });
  }

  async function recognise(ownerId: string, { deviceKey, address }: Origin) {
    const deviceHash = sha256(deviceKey ?? '');
    const isKnown = await isKnownDevice(database.system, ownerId, deviceHash);
    return {
      device: isKnown ? deviceHash : null,
      isKnownAddress: await isKnownAddress(database.system, ownerId, address),
    };
  }

  async function findSource(ownerId: string, from: Origin): Promise<ProofSource> {
    const { device, isKnownAddress: isKnown } = await recognise(ownerId, from);
    if (device !== null) return { id: `device:${device.toString('hex')}`, isKnown: true };
    return { id: `address:${addressKey(from.address)}`, isKnown };
  }

  async function mustExist(ownerId: string): Promise<UserRow> {
    const user = await database.asOwner(ownerId, (queries) => getUser(queries, ownerId));
    if (!user) throw new AppError('not_signed_in');
    return user;
  }

  return {
    async register({ username, email, password, invitation }, from) {
      if (settings.registration === 'closed') throw new AppError('registration_closed');
      const isInvited = invitation !== undefined && (await memberInvitations.isInvited(invitation, email));
      // Checked before the limit, because the user may need several tries.
      passwords.mustBeGood(password, [username, email]);
      await attempts.takeRegistration(from.address, settings.registrationsPerHour, settings.registrationsPerDay);
      const useInvitation = settings.registration === 'invite' && !isInvited ? invitations.open(invitation) : null;
      const password_hash = await passwords.hashNew(password, [username, email]);
      const user = await database.asSystem(async (queries) => {
        await useInvitation?.(queries);
        const names = [foldName(username), foldName(email)];
        const language = from.language ?? languages[0];
        const inserted = await insertUser(queries, { id: newId(), username, email, password_hash, language }, names);
        if (!inserted) throw new AppError('user_exists');
        await recordAudit(queries, { ownerId: inserted.id, event: 'account_created', actor: 'user' });
        return inserted;
      });
      return open(user, from);
    },

    async login(name, password, from) {
      const user = await findUserByName(database.system, foldName(name));
      const { device, isKnownAddress: isKnown } = await recognise(user?.id ?? UNKNOWN_USER_ID, from);
      const account = user?.id ?? `name:${foldName(name)}`;
      const attempt = await attempts.takeSignIn({ account, device, address: from.address, isKnownAddress: isKnown });
      const isRight = await passwords.verify(user ?? null, password);
      if (!user || !isRight) {
        if (user) recordRefusal(database, { ownerId: user.id, event: 'sign_in_failed', actor: 'unknown' });
        throw new AppError('invalid_credentials');
      }
      await attempt.succeeded();
      return enter(user, from);
    },

    enter,

    async completeLogin(challenge, proof, from) {
      if (proof.code === undefined && proof.backupCode === undefined) throw new AppError('validation_failed');
      return open(
        await mustExist(await twoFactorChallenge.answer(challenge, proof, (ownerId) => findSource(ownerId, from))),
        from,
      );
    },

    async stepUp(signedIn, { password, code }) {
      if (password !== undefined) await passwords.confirm(signedIn.userId, password);
      else if (code !== undefined) await twoFactorChallenge.check(signedIn, { code });
      else throw new AppError('validation_failed', { text: message('requests.password-or-code') });
      return sessions.stepUp(signedIn);
    },

    async userOf({ userId }, language) {
      const user = await mustExist(userId);
      if (language !== null && language !== user.language)
        await database.asOwner(userId, (queries) => setLanguage(queries, userId, language));
      return user;
    },
  };
}
