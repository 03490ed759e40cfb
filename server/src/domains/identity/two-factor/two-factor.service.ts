import { BACKUP_CODES, message } from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import type { TokenVault } from '../../../infrastructure/crypto/createTokenVault.ts';
import { sha256 } from '../../../infrastructure/crypto/sha256.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import type { SignedIn } from '../../../infrastructure/http/senders/SignedIn.ts';
import { type AccountMails, deleteLinks, findLinkOwner } from '../account-mails/index.ts';
import { recordAudit } from '../audit-log/index.ts';
import type { Passwords } from '../passwords/index.ts';
import type { RateLimits } from '../rate-limits/index.ts';
import type { Sessions } from '../sessions/index.ts';
import { hashBackupCode, newBackupCode } from './backupCode.ts';
import { deleteChallenges } from './challenges.repository.ts';
import type { SecondProof, TwoFactorChallenge } from './createTwoFactorChallenge.ts';
import { openSeed, sealSeed } from './openSeed.ts';
import { newSeed, otpauthUrl, stepOfCode } from './totp.ts';
import {
  confirmTwoFactor,
  countBackupCodes,
  deleteTwoFactor,
  getTwoFactor,
  replaceBackupCodes,
  storePendingSeed,
  takeStep,
} from './two-factor.repository.ts';

interface Dependencies {
  database: Database;
  twoFactorChallenge: TwoFactorChallenge;
  passwords: Passwords;
  sessions: Sessions;
  attempts: RateLimits;
  mails: AccountMails;
  vault: TokenVault;
  clock: Clock;
}

export interface TwoFactorService {
  status: (ownerId: string) => Promise<{ enabled: boolean; backupCodesLeft: number }>;
  sendSetupLink: (signedIn: SignedIn, address: string) => Promise<void>;
  setUp: (
    signedIn: SignedIn,
    proof: { token?: string | undefined; password?: string | undefined },
  ) => Promise<{ secret: string; otpauthUrl: string }>;
  confirm: (signedIn: SignedIn, code: string) => Promise<{ backupCodes: string[]; token: string }>;
  disable: (signedIn: SignedIn, password: string, proof: SecondProof) => Promise<{ token: string }>;
}

export function createTwoFactorService(dependencies: Dependencies): TwoFactorService {
  const { database, twoFactorChallenge, passwords, sessions, attempts, mails, vault, clock } = dependencies;

  async function requireOff(ownerId: string): Promise<void> {
    if (await twoFactorChallenge.isOn(ownerId)) throw new AppError('two_factor_on');
  }

  return {
    status: (ownerId) =>
      database.asOwner(ownerId, async (queries) => {
        const row = await getTwoFactor(queries, ownerId);
        const enabled = row !== undefined && row.confirmed_at !== null;
        return { enabled, backupCodesLeft: await countBackupCodes(queries, ownerId) };
      }),

    async sendSetupLink({ userId }, address) {
      await requireOff(userId);
      if (!(await attempts.mayAskForMail(userId, address))) throw new AppError('too_many_requests');
      await database.asSystem((queries) => mails.enqueue(queries, { kind: 'twoFactorSetup', ownerId: userId }));
      mails.wake();
    },

    async setUp({ userId, username }, { token, password }) {
      if (token === undefined && password === undefined) {
        throw new AppError('validation_failed', { text: message('requests.token-or-password') });
      }
      if (token !== undefined) {
        const ownerId = await findLinkOwner(database.system, sha256(token), 'two_factor_setup');
        if (ownerId !== userId) throw new AppError('link_invalid');
      } else if (password !== undefined) {
        await passwords.confirm(userId, password);
      }
      const secret = newSeed();
      const isStored = await database.asOwner(userId, (queries) =>
        storePendingSeed(queries, userId, sealSeed(vault, userId, secret), vault.keyId),
      );
      if (!isStored) throw new AppError('two_factor_on');
      return { secret, otpauthUrl: otpauthUrl(secret, username) };
    },

    async confirm(signedIn, code) {
      const ownerId = signedIn.userId;
      await requireOff(ownerId);
      await attempts.takeOf('codes', ownerId);
      const backupCodes = Array.from({ length: BACKUP_CODES }, newBackupCode);
      const { token, ended } = await database.asSystem(async (queries) => {
        const row = await getTwoFactor(queries, ownerId);
        if (!row) throw new AppError('two_factor_not_started');
        const step = stepOfCode(openSeed(vault, row), code, clock.nowMs());
        if (step === null || !(await takeStep(queries, ownerId, step))) throw new AppError('code_invalid');
        if (!(await confirmTwoFactor(queries, ownerId))) throw new AppError('two_factor_on');
        await replaceBackupCodes(queries, ownerId, backupCodes.map(hashBackupCode));
        await deleteLinks(queries, ownerId, 'two_factor_setup');
        await mails.enqueue(queries, { kind: 'twoFactorOn', ownerId });
        await recordAudit(queries, { ownerId, event: 'two_factor_on' });
        return sessions.rotate(queries, signedIn);
      });
      await attempts.forget('codes', ownerId);
      sessions.announceEnded(ended);
      mails.wake();
      return { backupCodes, token };
    },

    async disable(signedIn, password, proof) {
      const ownerId = signedIn.userId;
      if (!(await twoFactorChallenge.isOn(ownerId))) throw new AppError('two_factor_off');
      await passwords.confirm(ownerId, password);
      await twoFactorChallenge.check(signedIn, proof);
      const { token, ended } = await database.asSystem(async (queries) => {
        await deleteTwoFactor(queries, ownerId);
        await deleteChallenges(queries, ownerId);
        await mails.enqueue(queries, { kind: 'twoFactorOff', ownerId });
        await recordAudit(queries, { ownerId, event: 'two_factor_off' });
        return sessions.rotate(queries, signedIn);
      });
      sessions.announceEnded(ended);
      mails.wake();
      return { token };
    },
  };
}
