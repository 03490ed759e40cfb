import { LOGIN_CHALLENGE_TTL_MS } from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import type { TokenVault } from '../../../infrastructure/crypto/createTokenVault.ts';
import { randomToken } from '../../../infrastructure/crypto/randomToken.ts';
import { sha256 } from '../../../infrastructure/crypto/sha256.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import type { SignedIn } from '../../../infrastructure/http/senders/SignedIn.ts';
import type { AccountMails } from '../account-mails/index.ts';
import { recordRefusal } from '../audit-log/index.ts';
import type { ProofSource, RateLimits } from '../rate-limits/index.ts';
import { hashBackupCode } from './backupCode.ts';
import { findChallenge, insertChallenge, takeChallenge } from './challenges.repository.ts';
import { openSeed } from './openSeed.ts';
import { stepOfCode } from './totp.ts';
import { getTwoFactor, takeBackupCode, takeStep } from './two-factor.repository.ts';

export interface SecondProof {
  code?: string | undefined;
  backupCode?: string | undefined;
}

export interface TwoFactorChallenge {
  isOn: (ownerId: string) => Promise<boolean>;
  challenge: (ownerId: string) => Promise<string>;
  answer: (challenge: string, proof: SecondProof, findSource: (ownerId: string) => Promise<ProofSource>) => Promise<string>;
  check: (signedIn: SignedIn, proof: SecondProof) => Promise<void>;
  checkWhereOn: (signedIn: SignedIn, proof: SecondProof) => Promise<void>;
}

interface Dependencies {
  database: Database;
  attempts: RateLimits;
  mails: AccountMails;
  vault: TokenVault;
  clock: Clock;
}

export function createTwoFactorChallenge({ database, attempts, mails, vault, clock }: Dependencies): TwoFactorChallenge {
  async function isOn(ownerId: string): Promise<boolean> {
    const row = await database.asOwner(ownerId, (queries) => getTwoFactor(queries, ownerId));
    return row !== undefined && row.confirmed_at !== null;
  }

  function isRight(ownerId: string, { code, backupCode }: SecondProof): Promise<boolean> {
    return database.asOwner(ownerId, async (queries) => {
      const row = await getTwoFactor(queries, ownerId);
      if (!row || row.confirmed_at === null) return false;
      if (backupCode !== undefined) return takeBackupCode(queries, ownerId, hashBackupCode(backupCode));
      const step = code === undefined ? null : stepOfCode(openSeed(vault, row), code, clock.nowMs());
      return step !== null && takeStep(queries, ownerId, step);
    });
  }

  async function checkFrom(source: ProofSource, ownerId: string, proof: SecondProof): Promise<void> {
    const kind = proof.backupCode === undefined ? 'code' : 'backupCode';
    const attempt = await attempts.takeSecondFactor({ ownerId, kind, source });
    if (!(await isRight(ownerId, proof))) {
      recordRefusal(database, { ownerId, event: 'second_factor_failed' });
      if (await attempts.secondFactorFailed(ownerId)) await notifyOwner(ownerId);
      throw new AppError('code_invalid');
    }
    await attempt.succeeded();
  }

  async function notifyOwner(ownerId: string): Promise<void> {
    await database.asSystem((queries) => mails.enqueue(queries, { kind: 'secondFactorFailed', ownerId }));
    mails.wake();
  }

  function check({ userId, sessionId }: SignedIn, proof: SecondProof): Promise<void> {
    return checkFrom({ id: `session:${sessionId}`, isKnown: true }, userId, proof);
  }

  return {
    isOn,
    async challenge(ownerId) {
      const challenge = randomToken();
      const expires_at = new Date(clock.nowMs() + LOGIN_CHALLENGE_TTL_MS);
      await insertChallenge(database.system, { challenge_hash: sha256(challenge), owner_id: ownerId, expires_at });
      return challenge;
    },
    async answer(challenge, proof, findSource) {
      const ownerId = await findChallenge(database.system, sha256(challenge));
      if (ownerId === null) throw new AppError('challenge_invalid');
      await checkFrom(await findSource(ownerId), ownerId, proof);
      if (!(await takeChallenge(database.system, ownerId, sha256(challenge)))) throw new AppError('challenge_invalid');
      return ownerId;
    },
    check,
    async checkWhereOn(signedIn, proof) {
      if (await isOn(signedIn.userId)) await check(signedIn, proof);
    },
  };
}
