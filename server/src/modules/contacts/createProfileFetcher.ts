import { setTimeout as delay } from 'node:timers/promises';
import { SIMULATED_ID_PREFIX } from '@fanfare/shared/contracts';
import { withCause } from '../../infrastructure/cause/cause.ts';
import type { TokenVault } from '../../infrastructure/crypto/createTokenVault.ts';
import type { Database } from '../../infrastructure/database/Database.ts';
import { createSemaphore } from '../../infrastructure/jobs/createSemaphore.ts';
import type { Logger } from '../../infrastructure/logger/createLogger.ts';
import { GraphError, type InstagramClient } from '../../integrations/instagram/index.ts';
import { touchEventsOfContact } from '../events/index.ts';
import { getAccount, openAccountToken } from '../instagram-accounts/index.ts';
import { findContact, storeProfile } from './contacts.repository.ts';

export interface ProfileFetcher {
  /** Asks Instagram for the contact's name in the background, at most once a day; never rejects. */
  request: (ownerId: string, contactId: string) => void;
  stop: () => Promise<void>;
}

interface Dependencies {
  database: Database;
  instagram: InstagramClient;
  vault: TokenVault;
  logger: Logger;
  onFeedChanged: (ownerId: string) => void;
}

/** Profiles wait in line behind each other, so that a burst of new contacts leaves the connections to the replies. */
const AT_ONCE = 2;
/** Bounds the memory. Who finds no place is asked about when they write again. */
const WAITING_MAX = 1_000;
/** A worker that joins others makes no calls for its first 20 s (docs/adr/0018): who writes then is asked about a little later. */
const TRIES = 6;
const COME_BACK_MS = 5_000;

export function createProfileFetcher({ database, instagram, vault, logger, onFeedChanged }: Dependencies): ProfileFetcher {
  const oneOfFew = createSemaphore(AT_ONCE);
  const pending = new Map<string, Promise<void>>();
  const stopping = new AbortController();

  async function fetchProfile(ownerId: string, contactId: string): Promise<void> {
    if (stopping.signal.aborted) return;
    const contact = await findContact(database.system, ownerId, contactId);
    // Instagram must not be asked about people that a test has invented (security control S23).
    if (!contact || contact.is_profile_fresh || contact.igsid.startsWith(SIMULATED_ID_PREFIX)) return;
    const account = await getAccount(database.system, ownerId, contact.account_id);
    const token = account ? openAccountToken(vault, account) : null;
    if (token === null) return;

    const profile = await instagram.getContact(token, contact.igsid).catch((error: unknown) => {
      // Refused for lack of consent, or gone: an unknown contact, asked about again another day.
      if (error instanceof GraphError && error.failure === 'certain') return { username: null, name: null, avatarUrl: null };
      throw error;
    });
    await database.asSystem(async (queries) => {
      await storeProfile(queries, ownerId, contactId, profile);
      if (profile.username !== contact.username) await touchEventsOfContact(queries, ownerId, contactId);
    });
    onFeedChanged(ownerId);
  }

  /** Who waits for their turn is in nobody's way. */
  async function fetchInTurn(ownerId: string, contactId: string): Promise<void> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await oneOfFew(() => withCause({ job: 'profiles' }, () => fetchProfile(ownerId, contactId)));
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
