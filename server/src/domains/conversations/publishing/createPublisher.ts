import { message } from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import type { TokenVault } from '../../../infrastructure/crypto/createTokenVault.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import type { EventPublisher } from '../../../infrastructure/event-bus/createEventBus.ts';
import { storedError, type Words } from '../../../infrastructure/messages/words.ts';
import { GraphError, type InstagramClient } from '../../../integrations/instagram/index.ts';
import { recordEvents } from '../../feed/events/index.ts';
import {
  type AccountRow,
  expireAccount,
  getAccount,
  noticeEvent,
  openAccountToken,
} from '../../instagram/instagram-accounts/index.ts';
import type { PostLookup } from '../comments/index.ts';
import type { MediaAddresses } from '../media/index.ts';
import { partParameters, postParameters } from './containerParameters.ts';
import { advancePublication, type PublicationChange, type PublicationRow, withoutContainers } from './publishing.repository.ts';
import { type Remedy, remedyFor, remedyForSubcode } from './publishingErrors.ts';

export interface PublisherDependencies {
  database: Database;
  instagram: InstagramClient;
  vault: TokenVault;
  clock: Clock;
  bus: EventPublisher;
  addresses: MediaAddresses;
  notice: PostLookup['notice'];
}

interface Work {
  post: PublicationRow;
  account: AccountRow;
  token: string;
}

/** Instagram asks for one request per minute, for at most five minutes. */
const POLL_MS = 60_000;
const PROCESSING_MAX_MS = 5 * 60_000;
const CONTAINERS_MAX = 3;
const TRIES_MAX = 60;

class Overtaken extends Error {}

export function createPublisher(dependencies: PublisherDependencies): (post: PublicationRow) => Promise<void> {
  const { database, instagram, vault, clock, bus, addresses, notice } = dependencies;

  return async function publish(post) {
    const account = await getAccount(database.system, post.owner_id, post.account_id);
    const token = account ? openAccountToken(vault, account) : null;
    try {
      if (!account || token === null) return await giveUp(post, message('publishing.reconnect-and-retry'));
      if (post.tries > TRIES_MAX)
        return await giveUp(post, post.error_message ?? post.error ?? message('publishing.not-finished'));
      await advance({ post, account, token });
    } catch (error) {
      if (error instanceof Overtaken) return;
      if (!(error instanceof GraphError)) throw error;
      if (error.failure === 'token_dead' && account) {
        await database.asSystem((queries) => expireAccount(queries, account, error, new Date(clock.nowMs())));
      }
      await apply(post, remedyFor(error)).catch(ignoreOvertaken);
    }
  };

  async function advance(work: Work): Promise<void> {
    const ready = work.post.container_id === null ? await prepare(work) : work.post;
    if (ready === null || ready.container_id === null) return;
    const { state, subcode } = await instagram.getContainer(work.token, ready.container_id);
    switch (state) {
      case 'published':
        return finish(ready, ready.media_id);
      case 'finished':
        await store(ready, { state: 'publishing' });
        return finish(ready, await instagram.publishContainer(work.token, work.account.ig_id, ready.container_id));
      case 'in_progress':
        return waitForProcessing(ready);
      case 'expired':
      case 'error':
        return apply(ready, remedyForSubcode(subcode));
    }
  }

  async function prepare({ post, account, token }: Work): Promise<PublicationRow | null> {
    const { used, total } = await instagram.getPublishingQuota(token, account.ig_id);
    if (used >= total) {
      await apply(post, remedyForSubcode(QUOTA_SUBCODE));
      return null;
    }
    await store(post, { state: 'preparing' });
    const parts = [...post.part_containers];
    const missing = post.kind === 'carousel' ? post.media.slice(parts.length) : [];
    for (const media of missing) {
      parts.push(await instagram.createContainer(token, account.ig_id, partParameters(media, addresses)));
      await store(post, { part_containers: parts });
    }
    const whole = { ...post, part_containers: parts };
    const container_id = await instagram.createContainer(token, account.ig_id, postParameters(whole, addresses));
    const container_at = new Date(clock.nowMs());
    const containers_made = post.containers_made + 1;
    await store(post, { state: 'processing', container_id, container_at, containers_made });
    return { ...whole, state: 'processing', container_id, container_at, containers_made };
  }

  async function waitForProcessing(post: PublicationRow): Promise<void> {
    const sinceMs = clock.nowMs() - (post.container_at?.getTime() ?? 0);
    if (sinceMs >= PROCESSING_MAX_MS)
      return apply(post, { ...remedyForSubcode(null), text: message('publishing.processing-timeout') });
    await store(post, { state: 'processing', dueInMs: POLL_MS });
  }

  async function apply(post: PublicationRow, remedy: Remedy): Promise<void> {
    switch (remedy.kind) {
      case 'fail':
        return giveUp(post, remedy.text);
      case 'new_container':
        if (post.containers_made >= CONTAINERS_MAX) return giveUp(post, remedy.text);
        return store(post, { state: 'preparing', ...withoutContainers, ...storedError(remedy.text), dueInMs: remedy.delayMs });
      case 'again':
        return store(post, { ...storedError(remedy.text), dueInMs: remedy.delayMs });
      case 'wait_for_quota':
        return store(post, { state: 'scheduled', ...withoutContainers, ...storedError(remedy.text), dueInMs: remedy.delayMs });
    }
  }

  async function finish(post: PublicationRow, mediaId: string | null): Promise<void> {
    const published_at = new Date(clock.nowMs());
    await store(post, { state: 'published', media_id: mediaId, published_at, ...storedError(null), dueInMs: 0 });
    bus.publish('feed-changed', post.owner_id);
    if (mediaId === null || post.kind === 'story') return;
    await notice(post.owner_id, post.account_id, mediaId).catch(() => undefined);
  }

  async function giveUp(post: PublicationRow, reason: Words): Promise<void> {
    const now = new Date(clock.nowMs());
    await database.asSystem(async (queries) => {
      if (!(await advancePublication(queries, post, { state: 'failed', ...storedError(reason), dueInMs: 0 })))
        throw new Overtaken();
      const key = `publication:${post.id}:${now.getTime()}`;
      const notice = {
        key,
        text: message('publishing.publication-failed', { reason }),
        place: 'publishing' as const,
        payload: { publicationId: post.id },
        now,
      };
      await recordEvents(queries, [noticeEvent({ id: post.account_id, owner_id: post.owner_id }, notice)]);
    });
    bus.publish('feed-changed', post.owner_id);
  }

  async function store(post: PublicationRow, change: PublicationChange): Promise<void> {
    if (!(await advancePublication(database.system, post, change))) throw new Overtaken();
  }
}

const QUOTA_SUBCODE = 2207042;

function ignoreOvertaken(error: unknown): void {
  if (!(error instanceof Overtaken)) throw error;
}
