import { type Message, message } from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import { sha256 } from '../../../infrastructure/crypto/sha256.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import { addressKey } from '../../../infrastructure/http/senders/addressKey.ts';
import { tooManyRequests } from '../../../infrastructure/http/tooManyRequests.ts';
import { recordQuotaHit } from '../audit-log/index.ts';
import { consumeFromWindow, consumeWithBackoff, findAttempts, refund, resetRateLimit } from './rate-limits.repository.ts';

/** Security controls S13-S15 and S28. Stored in the database, so that a restart resets nothing. */
export const attemptLimits = {
  passwordsFree: 5,
  signInsPerAddress: { limit: 30, windowMs: 15 * 60_000 },
  signInsPerSharedAddress: { limit: 150, windowMs: 15 * 60_000 },
  signInsPerNameAndAddress: { limit: 2, windowMs: 15 * 60_000 },
  singleSignOnsPerAddress: { limit: 150, windowMs: 15 * 60_000 },
  codes: { limit: 5, windowMs: 5 * 60_000 },
  /** Shared by all unknown sources. */
  codesOfStrangers: { limit: 20, windowMs: 60 * 60_000 },
  failedCodesUntold: { limit: 2, windowMs: 24 * 60 * 60_000 },
  mailsAboutCodes: { limit: 1, windowMs: 6 * 60 * 60_000 },
  mailsPerAccount: { limit: 5, windowMs: 60 * 60_000 },
  mailsPerAddress: { limit: 20, windowMs: 60 * 60_000 },
  avatars: { limit: 10, windowMs: 60 * 60_000 },
  pictures: { limit: 100, windowMs: 60 * 60_000 },
  media: { limit: 200, windowMs: 60 * 60_000 },
  /** "Name taken" reveals that an account exists. */
  names: { limit: 10, windowMs: 60 * 60_000 },
  exports: { limit: 5, windowMs: 60 * 60_000 },
  /** Emails to people who may not know the product. */
  invitations: { limit: 60, windowMs: 60 * 60_000 },
  workspaces: { limit: 10, windowMs: 60 * 60_000 },
  /** Each fetch makes dozens of calls to Instagram. */
  insights: { limit: 10, windowMs: 60 * 60_000 },
} as const;

const HOUR_MS = 60 * 60_000;

const texts: Partial<Record<WindowName, (wait: Message) => Message>> = {
  invitations: (wait) => message('requests.invitations-per-hour', { max: attemptLimits.invitations.limit, wait }),
};

type WindowName =
  | 'codes'
  | 'mailsPerAccount'
  | 'avatars'
  | 'pictures'
  | 'media'
  | 'exports'
  | 'insights'
  | 'names'
  | 'invitations'
  | 'workspaces';

export interface SignInTry {
  account: string;
  /** A known device has its own counter, so that strangers cannot lock the owner out. */
  device: Buffer | null;
  address: string;
  isKnownAddress: boolean;
}

export interface ProofSource {
  id: string;
  isKnown: boolean;
}

interface SecondFactorTry {
  ownerId: string;
  kind: 'code' | 'backupCode';
  source: ProofSource;
}

export interface ChargedTry {
  succeeded: () => Promise<void>;
}

export interface RateLimits {
  /** Call it before the password is checked. Throws too_many_requests during a pause. */
  takeSignIn: (attempt: SignInTry) => Promise<ChargedTry>;
  /**
   * Codes and backup codes are counted separately, per source; codes from unknown sources also share one
   * limit. Throws too_many_requests.
   */
  takeSecondFactor: (attempt: SecondFactorTry) => Promise<ChargedTry>;
  /** Returns true from the third failure in a day, at most once in six hours. */
  secondFactorFailed: (ownerId: string) => Promise<boolean>;
  takeRegistration: (address: string, perHour: number, perDay: number) => Promise<void>;
  takeSingleSignOn: (address: string) => Promise<void>;
  takeOf: (name: WindowName, ownerId: string) => Promise<void>;
  mayAskForMail: (account: string, address: string) => Promise<boolean>;
  forget: (name: WindowName, ownerId: string) => Promise<void>;
  forgetSignIns: (ownerId: string) => Promise<void>;
}

export function createRateLimits({ database, clock }: { database: Database; clock: Clock }): RateLimits {
  const queries = database.system;
  const key = (...parts: string[]) => sha256(parts.join('\0'));
  const addressOf = (address: string) => key('sign-in-address', addressKey(address));

  function accountOf({ account, device, address, isKnownAddress }: SignInTry): Buffer {
    if (device !== null) return key('sign-in-device', account, device.toString('hex'));
    return isKnownAddress ? key('sign-in-known-address', account, addressKey(address)) : key('sign-in', account);
  }

  async function takeWindow(
    keyHash: Buffer,
    { limit, windowMs }: { limit: number; windowMs: number },
    textOf?: (wait: Message) => Message,
  ): Promise<void> {
    const isFree = await consumeFromWindow(queries, keyHash, limit, windowMs, new Date(clock.nowMs()));
    if (isFree) return;
    const counter = await findAttempts(queries, keyHash);
    throw tooManyRequests((counter?.since.getTime() ?? 0) + windowMs - clock.nowMs(), undefined, textOf);
  }

  async function takeSlowed(keyHash: Buffer): Promise<void> {
    const isFree = await consumeWithBackoff(queries, keyHash, attemptLimits.passwordsFree, new Date(clock.nowMs()));
    if (isFree) return;
    const counter = await findAttempts(queries, keyHash);
    throw tooManyRequests((counter?.blocked_until?.getTime() ?? 0) - clock.nowMs());
  }

  /**
   * Each name still gets a few attempts, so that one guest of a network cannot lock out the others.
   * @returns the charged key
   */
  async function takeOfAddress({ account, address, isKnownAddress }: SignInTry): Promise<Buffer | null> {
    const { signInsPerAddress, signInsPerSharedAddress, signInsPerNameAndAddress } = attemptLimits;
    const own = addressOf(address);
    const { limit, windowMs } = signInsPerAddress;
    if (await consumeFromWindow(queries, own, limit, windowMs, new Date(clock.nowMs()))) return own;
    if (isKnownAddress) return null;
    await takeWindow(key('sign-in-name-and-address', account, addressKey(address)), signInsPerNameAndAddress);
    const shared = key('sign-in-shared-address', addressKey(address));
    await takeWindow(shared, signInsPerSharedAddress);
    return shared;
  }

  return {
    async takeSignIn(attempt) {
      const charged = attempt.device === null ? await takeOfAddress(attempt) : null;
      const account = accountOf(attempt);
      await takeSlowed(account);
      return {
        async succeeded() {
          if (charged !== null) await refund(queries, charged);
          await resetRateLimit(queries, account);
        },
      };
    },
    async takeSecondFactor({ ownerId, kind, source }) {
      const own = key('second-factor', kind, ownerId, source.id);
      await takeWindow(own, attemptLimits.codes);
      const strangers = source.isKnown || kind === 'backupCode' ? null : key('codesOfStrangers', ownerId);
      if (strangers !== null) await takeWindow(strangers, attemptLimits.codesOfStrangers);
      return {
        async succeeded() {
          if (strangers !== null) await refund(queries, strangers);
          await resetRateLimit(queries, own);
        },
      };
    },
    async secondFactorFailed(ownerId) {
      const now = new Date(clock.nowMs());
      const { failedCodesUntold, mailsAboutCodes } = attemptLimits;
      const { limit, windowMs } = failedCodesUntold;
      if (await consumeFromWindow(queries, key('failedCodesUntold', ownerId), limit, windowMs, now)) return false;
      return consumeFromWindow(queries, key('mailsAboutCodes', ownerId), mailsAboutCodes.limit, mailsAboutCodes.windowMs, now);
    },
    async takeRegistration(address, perHour, perDay) {
      const from = addressKey(address);
      await takeWindow(key('registration-hour', from), { limit: perHour, windowMs: HOUR_MS });
      await takeWindow(key('registration-day', from), { limit: perDay, windowMs: 24 * HOUR_MS });
    },
    takeSingleSignOn: (address) => takeWindow(key('single-sign-on', addressKey(address)), attemptLimits.singleSignOnsPerAddress),
    async takeOf(name, ownerId) {
      try {
        await takeWindow(key(name, ownerId), attemptLimits[name], texts[name]);
      } catch (cause) {
        recordQuotaHit(database, ownerId, name);
        throw cause;
      }
    },
    async mayAskForMail(account, address) {
      const now = new Date(clock.nowMs());
      const { mailsPerAccount, mailsPerAddress } = attemptLimits;
      const from = key('mail-address', addressKey(address));
      const isAddressFree = await consumeFromWindow(queries, from, mailsPerAddress.limit, mailsPerAddress.windowMs, now);
      const about = key('mailsPerAccount', account);
      const isAccountFree = await consumeFromWindow(queries, about, mailsPerAccount.limit, mailsPerAccount.windowMs, now);
      return isAddressFree && isAccountFree;
    },
    forget: (name, ownerId) => resetRateLimit(queries, key(name, ownerId)),
    forgetSignIns: (ownerId) => resetRateLimit(queries, key('sign-in', ownerId)),
  };
}
