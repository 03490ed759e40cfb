import { message } from '@fanfare/shared/contracts';
import { createSemaphore } from '../../../infrastructure/concurrency/createSemaphore.ts';
import { isConnectionFailure } from '../../../infrastructure/database/connecting/isConnectionFailure.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import type { EventPublisher } from '../../../infrastructure/event-bus/createEventBus.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import { findUnknownMedia } from '../../automation/flows/index.ts';
import { type PostLookup, readComment } from '../../conversations/comments/index.ts';
import { recordEvents } from '../../feed/events/index.ts';
import { eventOf } from './eventOf.ts';
import { type ClaimedUpdate, holdUpdates, rescheduleHeld } from './worker.repository.ts';

interface Options {
  database: Database;
  bus: EventPublisher;
  logger: Logger;
  lookUpPosts: PostLookup['lookUp'];
}

const LOOKUPS_AT_ONCE = 4;
const HOLD_MS = 30_000;
const RETRY_MIN_MS = 2_000;
const RETRY_MAX_MS = 5 * 60_000;
/** About an hour. */
const ATTEMPTS_MAX = 20;

/** Only the conversations of these commenters wait. */
export function createPostHold({ database, bus, logger, lookUpPosts }: Options) {
  const oneOfFew = createSemaphore(LOOKUPS_AT_ONCE);
  const underWay = new Map<string, Promise<void>>();

  return async function holdUnknown(updates: readonly ClaimedUpdate[]): Promise<readonly ClaimedUpdate[]> {
    const comments = updates.flatMap((update) => {
      const comment = update.is_simulated || update.attempt > ATTEMPTS_MAX ? null : readComment(update);
      return comment === null || comment.isOwn || comment.isLive ? [] : [{ ...comment, update }];
    });
    if (comments.length === 0) return updates;
    const unknown = new Set((await findUnknownMedia(database.system, comments)).map(keyOf));
    const held = comments.filter((comment) => unknown.has(keyOf(comment)));
    if (held.length === 0) return updates;
    const isHeld = new Set(held.map(({ update }) => update));
    await holdUpdates(database.system, [...isHeld], HOLD_MS);
    for (const ofAccount of Map.groupBy(held, ({ accountId }) => accountId).values()) void release(ofAccount);
    return updates.filter((update) => !isHeld.has(update));
  };

  async function release(held: readonly HeldComment[]): Promise<void> {
    const updates = held.map(({ update }) => update);
    try {
      await lookUp(held);
      await rescheduleHeld(database.system, updates, 0);
      bus.publish('updates-stored');
    } catch (error) {
      if (isConnectionFailure(error)) return;
      logger.warn({ err: error, accountId: held[0]?.accountId }, 'looking up a post failed');
      await postpone(updates).catch((failure: unknown) => logger.error({ err: failure }, 'holding comments failed'));
    }
  }

  /** Other comments are checked again afterwards. */
  function lookUp(held: readonly HeldComment[]): Promise<void> {
    const [first] = held;
    if (!first) return Promise.resolve();
    const { ownerId, accountId } = first;
    const running = underWay.get(accountId);
    if (running) return running;
    const mediaIds = [...new Set(held.map(({ mediaId }) => mediaId))];
    const work = oneOfFew(() => lookUpPosts(ownerId, accountId, mediaIds)).finally(() => underWay.delete(accountId));
    underWay.set(accountId, work);
    return work;
  }

  async function postpone(updates: readonly ClaimedUpdate[]): Promise<void> {
    const attempt = Math.min(...updates.map((update) => update.attempt));
    const delayMs = Math.min(RETRY_MAX_MS, RETRY_MIN_MS * 2 ** (attempt - 1));
    await database.asSystem(async (queries) => {
      const held = await rescheduleHeld(queries, updates, delayMs);
      const problem = message('decisions.post-lookup-retrying');
      const verdict = { contactId: null, processedStatus: 'retry', processingError: problem, outcome: null } as const;
      await recordEvents(
        queries,
        updates.flatMap((update) => (held.has(update.id) ? [{ ownerId: update.owner_id, event: eventOf(update, verdict) }] : [])),
      );
    });
    for (const ownerId of new Set(updates.map(({ owner_id }) => owner_id))) bus.publish('feed-changed', ownerId);
  }
}

interface HeldComment {
  ownerId: string;
  accountId: string;
  mediaId: string;
  update: ClaimedUpdate;
}

function keyOf({ accountId, mediaId }: Pick<HeldComment, 'accountId' | 'mediaId'>): string {
  return `${accountId}:${mediaId}`;
}
