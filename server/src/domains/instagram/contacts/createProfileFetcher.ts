import { setTimeout as delay } from 'node:timers/promises';
import { SIMULATED_ID_PREFIX } from '@fanfare/shared/contracts';
import { createSemaphore } from '../../../infrastructure/concurrency/createSemaphore.ts';
import type { TokenVault } from '../../../infrastructure/crypto/createTokenVault.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import type { EventPublisher } from '../../../infrastructure/event-bus/createEventBus.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import { runWithContext } from '../../../infrastructure/request-context/requestContext.ts';
import { GraphError, type InstagramClient } from '../../../integrations/instagram/index.ts';
import { touchEventsOfContacts } from '../../feed/events/index.ts';
import { getAccounts, openAccountToken } from '../instagram-accounts/index.ts';
import { type ContactRow, findContacts, storeProfiles } from './contacts.repository.ts';

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
const TRIES = 6;
const COME_BACK_MS = 5_000;
/** A name may come this late, so that profiles of a burst are stored together. */
const STORE_AFTER_MS = 200;

type Profile = Awaited<ReturnType<InstagramClient['getContact']>>;

/** Contacts are read and profiles are stored in batches. */
export function createProfileFetcher({ database, instagram, vault, logger, bus }: Dependencies): ProfileFetcher {
  const oneOfFew = createSemaphore(AT_ONCE);
  const pending = new Set<string>();
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  let requested: { ownerId: string; contactId: string }[] = [];
  let fetched: { contact: ContactRow & { owner_id: string }; profile: Profile }[] = [];
  let storing: NodeJS.Timeout | undefined;

  function begin(work: () => Promise<void>, problem: string): void {
    const task = runWithContext({ job: 'profiles' }, work)
      .catch((error: unknown) => logger.warn({ err: error }, problem))
      .finally(() => running.delete(task));
    running.add(task);
  }

  async function fetchRequested(): Promise<void> {
    const batch = requested;
    requested = [];
    if (stopping.signal.aborted) return;
    try {
      const contacts = await findContacts(database.system, batch);
      const accounts = await getAccounts(database.system, [...new Set(contacts.map(({ account_id }) => account_id))]);
      const tokens = new Map(accounts.map((account) => [account.id, openAccountToken(vault, account)]));
      const found = new Set<string>();
      for (const contact of contacts) {
        const token = tokens.get(contact.account_id) ?? null;
        // Simulated contacts do not exist on Instagram (S23).
        if (token === null || contact.is_profile_fresh || contact.igsid.startsWith(SIMULATED_ID_PREFIX)) continue;
        found.add(contact.id);
        begin(() => fetchInTurn(contact, token), 'fetching a profile failed');
      }
      for (const { contactId } of batch) if (!found.has(contactId)) pending.delete(contactId);
    } catch (error) {
      for (const { contactId } of batch) pending.delete(contactId);
      throw error;
    }
  }

  async function fetchInTurn(contact: ContactRow & { owner_id: string }, token: string): Promise<void> {
    for (let tried = 1; !stopping.signal.aborted; tried += 1) {
      try {
        const profile = await oneOfFew(() => fetchProfile(contact, token));
        fetched.push({ contact, profile });
        storing ??= setTimeout(() => begin(storeFetched, 'storing profiles failed'), STORE_AFTER_MS);
        return;
      } catch (error) {
        const mayComeBack = error instanceof GraphError && error.failure === 'throttled' && tried < TRIES;
        if (!mayComeBack) {
          pending.delete(contact.id);
          throw error;
        }
        await delay(COME_BACK_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  }

  function fetchProfile({ igsid }: ContactRow, token: string): Promise<Profile> {
    return instagram.getContact(token, igsid).catch((error: unknown) => {
      // No consent, or deleted.
      if (error instanceof GraphError && error.failure === 'certain') return { username: null, name: null, avatarUrl: null };
      throw error;
    });
  }

  async function storeFetched(): Promise<void> {
    storing = undefined;
    const batch = fetched;
    fetched = [];
    const renamed = Map.groupBy(
      batch.filter(({ contact, profile }) => profile.username !== contact.username),
      ({ contact }) => contact.owner_id,
    );
    try {
      await database.asSystem(async (queries) => {
        await storeProfiles(
          queries,
          batch.map(({ contact, profile }) => ({ owner_id: contact.owner_id, id: contact.id, igsid: contact.igsid, ...profile })),
        );
        // One order of feeds, as everywhere.
        for (const [ownerId, contacts] of [...renamed].sort(([a], [b]) => (a < b ? -1 : 1))) {
          await touchEventsOfContacts(
            queries,
            ownerId,
            contacts.map(({ contact }) => contact.id),
          );
        }
      });
      for (const ownerId of new Set(batch.map(({ contact }) => contact.owner_id))) bus.publish('feed-changed', ownerId);
    } finally {
      for (const { contact } of batch) pending.delete(contact.id);
    }
  }

  return {
    request(ownerId, contactId) {
      if (stopping.signal.aborted || pending.has(contactId) || pending.size >= WAITING_MAX) return;
      pending.add(contactId);
      requested.push({ ownerId, contactId });
      if (requested.length === 1) setImmediate(() => begin(fetchRequested, 'finding contacts failed'));
    },
    async stop() {
      stopping.abort();
      clearTimeout(storing);
      while (running.size > 0) await Promise.all(running);
      if (fetched.length > 0)
        await storeFetched().catch((error: unknown) => logger.warn({ err: error }, 'storing profiles failed'));
    },
  };
}
