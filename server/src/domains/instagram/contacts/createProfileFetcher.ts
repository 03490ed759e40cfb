import { setTimeout as delay } from 'node:timers/promises';
import { SIMULATED_ID_PREFIX } from '@fanfare/shared/contracts';
import { createSemaphore } from '../../../infrastructure/concurrency/createSemaphore.ts';
import type { TokenVault } from '../../../infrastructure/crypto/createTokenVault.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import type { EventPublisher } from '../../../infrastructure/event-bus/createEventBus.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import { runWithContext } from '../../../infrastructure/request-context/requestContext.ts';
import { GraphError, type InstagramClient } from '../../../integrations/instagram/index.ts';
import { touchEventsOfContact } from '../../feed/events/index.ts';
import { getAccount, openAccountToken } from '../instagram-accounts/index.ts';
import { findContact, storeProfile } from './contacts.repository.ts';

export interface ProfileFetcher {
  /** Runs at most once a day and never rejects. */
  request: (ownerId: string, contactId: string) => void;
  stop: () => Promise<void>;
}

interface Dependencies {
  database: Database;
  instagram: InstagramClient;
  vault: TokenVault;
  logger: Logger;
  bus: EventPublisher;
}

/** Leaves connections free for replies. */
const AT_ONCE = 2;
const WAITING_MAX = 1_000;
/** Enough for the 20 s in which a new worker makes no calls (ADR 0018). */
const TRIES = 6;
const COME_BACK_MS = 5_000;

export function createProfileFetcher({ database, instagram, vault, logger, bus }: Dependencies): ProfileFetcher {
  const oneOfFew = createSemaphore(AT_ONCE);
  const pending = new Map<string, Promise<void>>();
  const stopping = new AbortController();

  async function fetchProfile(ownerId: string, contactId: string): Promise<void> {
    if (stopping.signal.aborted) return;
    const contact = await findContact(database.system, ownerId, contactId);
    // Simulated contacts do not exist on Instagram (S23).
    if (!contact || contact.is_profile_fresh || contact.igsid.startsWith(SIMULATED_ID_PREFIX)) return;
    const account = await getAccount(database.system, ownerId, contact.account_id);
    const token = account ? openAccountToken(vault, account) : null;
    if (token === null) return;

    const profile = await instagram.getContact(token, contact.igsid).catch((error: unknown) => {
      // No consent, or deleted.
      if (error instanceof GraphError && error.failure === 'certain') return { username: null, name: null, avatarUrl: null };
      throw error;
    });
    await database.asSystem(async (queries) => {
      await storeProfile(queries, ownerId, contactId, profile);
      if (profile.username !== contact.username) await touchEventsOfContact(queries, ownerId, contactId);
    });
    bus.publish('feed-changed', ownerId);
  }

  async function fetchInTurn(ownerId: string, contactId: string): Promise<void> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await oneOfFew(() => runWithContext({ job: 'profiles' }, () => fetchProfile(ownerId, contactId)));
      } catch (error) {
        const mayComeBack = error instanceof GraphError && error.failure === 'throttled' && tried < TRIES;
        if (!mayComeBack || stopping.signal.aborted) throw error;
        await delay(COME_BACK_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  }

  return {
    request(ownerId, contactId) {
      if (pending.has(contactId) || pending.size >= WAITING_MAX) return;
      const work = fetchInTurn(ownerId, contactId)
        .catch((error: unknown) => logger.warn({ err: error, contactId }, 'fetching a profile failed'))
        .finally(() => pending.delete(contactId));
      pending.set(contactId, work);
    },
    async stop() {
      stopping.abort();
      await Promise.all(pending.values());
    },
  };
}
