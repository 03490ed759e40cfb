import { setTimeout as delay } from 'node:timers/promises';
import type { SampleStage } from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import { createKeyedQueue } from '../../../infrastructure/concurrency/createKeyedQueue.ts';
import { newId } from '../../../infrastructure/crypto/newId.ts';
import { randomToken } from '../../../infrastructure/crypto/randomToken.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import type { SampleAccountSettings } from '../../../infrastructure/env/Settings.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { languages } from '../../../infrastructure/language/translations.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import type { AccountDeletionService } from '../account-deletion/index.ts';
import { type AuthService, getUser, insertUser, type Opened, type Origin } from '../auth/index.ts';
import { foldName, hashOfNoPassword } from '../passwords/index.ts';
import type { Sessions } from '../sessions/index.ts';
import { playSample, type SampleUser } from './playSample.ts';
import { colleagues, countSampleUsers, listExpiredSampleUsers } from './sample-account.repository.ts';

export type OpenBackfill = (ownerId: string) => Parameters<typeof playSample>[2]['order'];

export interface SampleAccountService {
  isOffered: boolean;
  /** @throws sample_account_off, sample_accounts_full */
  start: (productUrl: string, language: string | null) => Promise<string>;
  /** Null if the account is ready. @throws sample_account_gone, sample_account_failed */
  progressOf: (ticket: string) => { stage: SampleStage; percent: number } | null;
  stop: () => Promise<void>;
  /** @throws sample_account_gone */
  enter: (ticket: string, from: Origin) => Promise<Opened>;
}

interface Dependencies {
  database: Database;
  sessions: Sessions;
  auth: Pick<AuthService, 'enter'>;
  deletion: Pick<AccountDeletionService, 'remove'>;
  openBackfill: OpenBackfill;
  clock: Clock;
  logger: Logger;
  settings: SampleAccountSettings | null;
}

interface Ticket {
  stage: SampleStage;
  percent: number;
  ownerId: string | null;
  hasFailed: boolean;
}

const LIFETIME_MS = 24 * 60 * 60_000;
const TICKET_MS = 15 * 60_000;
const MOST_ACCOUNTS = 20;
const MOST_WAITING = 3;

export function createSampleAccountService(dependencies: Dependencies): SampleAccountService {
  const { database, sessions, auth, deletion, openBackfill, clock, logger, settings } = dependencies;
  const tickets = new Map<string, Ticket>();
  const oneByOne = createKeyedQueue();
  const closing = new AbortController();
  const filling = new Set<Promise<void>>();

  async function removeExpired(): Promise<void> {
    const before = new Date(clock.nowMs() - LIFETIME_MS);
    for (const id of await listExpiredSampleUsers(database.system, before)) await deletion.remove(id);
  }

  async function addUser(username: string, language: string): Promise<SampleUser> {
    const email = `${username}@example.test`;
    const user = { id: newId(), username, email, language, password_hash: hashOfNoPassword() };
    return database.asSystem(async (queries) => {
      const names = [foldName(username), foldName(email)];
      const row = await insertUser(queries, { ...user, sample_since: new Date(clock.nowMs()) }, names);
      if (!row) throw new Error(`The username ${username} is taken.`);
      const { token } = await sessions.open(queries, row.id, 'Sample account');
      return { id: row.id, username, token };
    });
  }

  async function fill(ticket: Ticket, { script, sandboxUrl }: SampleAccountSettings, productUrl: string, language: string) {
    const users: SampleUser[] = [];
    try {
      closing.signal.throwIfAborted();
      await removeExpired();
      const mark = randomToken()
        .replaceAll(/[^a-z0-9]/g, '')
        .slice(0, 5);
      for (const name of ['visitor', ...colleagues]) users.push(await addUser(`${name}-${mark}`, language));
      const [owner, ...members] = users;
      if (!owner) return;
      await playSample(
        script,
        { productUrl, sandboxUrl, owner, members },
        {
          signal: closing.signal,
          order: openBackfill(owner.id),
          progress(stage, percent) {
            Object.assign(ticket, { stage, percent });
          },
        },
      );
      ticket.ownerId = owner.id;
    } catch (cause) {
      logger.error({ err: cause, reason: cause instanceof Error ? cause.message : '' }, 'a sample account could not be filled');
      ticket.hasFailed = true;
      for (const { id } of users)
        await deletion.remove(id).catch((err: unknown) => logger.error({ err }, 'a sample user remains'));
    }
  }

  function get(ticket: string): Ticket {
    const found = tickets.get(ticket);
    if (!found) throw new AppError('sample_account_gone');
    return found;
  }

  return {
    isOffered: settings !== null,

    async start(productUrl, language) {
      if (settings === null) throw new AppError('sample_account_off');
      const since = new Date(clock.nowMs() - LIFETIME_MS);
      const users = await countSampleUsers(database.system, since);
      if (users >= MOST_ACCOUNTS * (colleagues.length + 1)) throw new AppError('sample_accounts_full');
      if (filling.size >= MOST_WAITING) throw new AppError('sample_accounts_full');
      const id = randomToken();
      const ticket: Ticket = { stage: 'waiting', percent: 0, ownerId: null, hasFailed: false };
      tickets.set(id, ticket);
      const work = oneByOne('sample', () => fill(ticket, settings, productUrl, language ?? languages[0])).finally(() => {
        filling.delete(work);
        void delay(TICKET_MS, undefined, { ref: false }).then(() => tickets.delete(id));
      });
      filling.add(work);
      return id;
    },

    async stop() {
      closing.abort();
      await Promise.all(filling);
    },

    progressOf(id) {
      const { stage, percent, ownerId, hasFailed } = get(id);
      if (hasFailed) {
        tickets.delete(id);
        throw new AppError('sample_account_failed');
      }
      return ownerId === null ? { stage, percent } : null;
    },

    async enter(id, from) {
      const { ownerId } = get(id);
      tickets.delete(id);
      const user = ownerId === null ? undefined : await getUser(database.system, ownerId);
      const opened = user && (await auth.enter(user, from));
      if (!opened || 'challenge' in opened) throw new AppError('sample_account_gone');
      return opened;
    },
  };
}
