import { isConnectionFailure } from '../../../../infrastructure/database/connecting/isConnectionFailure.ts';
import type { Database, Queries } from '../../../../infrastructure/database/Database.ts';
import type { Logger } from '../../../../infrastructure/logger/createLogger.ts';
import {
  type AcceptedUpdate,
  countDrops,
  type Dispatch,
  dispatchStored,
  isRefusedContent,
  keepDelivery,
  REFUSED_CONTENT,
  readDelivery,
  recordDeadLetter,
  type StoredUpdate,
  storeTests,
  storeUpdates,
} from '../../webhook-intake/index.ts';
import { PositionsChanged } from '../journal.repository.ts';
import type { JournaledDelivery } from '../records.ts';

interface ReadPost {
  body: Buffer;
  updates: AcceptedUpdate[];
  igIds: Set<string>;
}

export interface StoredDeliveries {
  stored: StoredUpdate[];
  updates: AcceptedUpdate[];
  notifiedOwners: string[];
  beganAtMs: number;
}

const LARGE_POST_UPDATES = 100;
const BATCH_UPDATES_MAX = 1_000;

export async function storeDeliveries(
  queries: Queries,
  deliveries: readonly JournaledDelivery[],
  room: number,
): Promise<StoredDeliveries> {
  const beganAtMs = Date.now();
  const posts: ReadPost[] = [];
  const notifiedOwners: string[] = [];
  for (const { body, receivedAt } of deliveries) {
    const read = readDelivery(body, receivedAt);
    if ('code' in read) notifiedOwners.push(...(await recordDeadLetter(queries, body, read, receivedAt)));
    else {
      if (read.tests.length > 0) await storeTests(queries, read.tests);
      posts.push({ body, updates: read.updates, igIds: new Set(read.updates.map(({ igId }) => igId)) });
    }
  }
  const { direct, whole } = chooseWhole(posts);
  const updates = direct.flatMap((post) => post.updates);
  const stored: StoredUpdate[] = [];
  if (updates.length > 0) {
    const result = await storeUpdates(queries, updates, { room });
    stored.push(...result.stored);
    if (result.unknown > 0) await countDrops(queries, 'unknown_account', result.unknown);
    // These accounts have whole posts in front, which come first.
    whole.unshift(...direct.filter(({ igIds }) => result.held.some((igId) => igIds.has(igId))));
  }
  for (const { body, igIds } of whole) await keepDelivery(queries, { igIds: [...igIds], body });
  return { stored, updates, notifiedOwners, beganAtMs };
}

function chooseWhole(posts: readonly ReadPost[]): { direct: ReadPost[]; whole: ReadPost[] } {
  const direct: ReadPost[] = [];
  const whole: ReadPost[] = [];
  const flooding = new Set<string>();
  let count = 0;
  for (const post of posts) {
    const isFlood = post.updates.length >= LARGE_POST_UPDATES && count > 0 && count + post.updates.length > BATCH_UPDATES_MAX;
    if (isFlood || [...post.igIds].some((igId) => flooding.has(igId))) {
      for (const igId of post.igIds) flooding.add(igId);
      whole.push(post);
    } else {
      count += post.updates.length;
      direct.push(post);
    }
  }
  return { direct, whole };
}

export function dispatch({ stored, updates, notifiedOwners, beganAtMs }: StoredDeliveries, { take, bus }: Dispatch): void {
  if (updates.length > 0) dispatchStored({ stored, updates, beganAtMs, take, bus });
  for (const ownerId of notifiedOwners) bus.publish('feed-changed', ownerId);
}

interface OneByOne extends Dispatch {
  deliveries: readonly JournaledDelivery[];
  database: Database;
  /** @throws PositionsChanged */
  check: (queries: Queries) => Promise<void>;
  isLastAttempt: boolean;
  logger: Logger;
}

export async function storeOneByOne({ deliveries, database, check, isLastAttempt, logger, ...target }: OneByOne): Promise<void> {
  for (const delivery of deliveries) {
    try {
      const stored = await database.asSystem(async (queries) => {
        await check(queries);
        return storeDeliveries(queries, [delivery], target.room());
      });
      dispatch(stored, target);
    } catch (error) {
      const isCertain = isRefusedContent(error) || (isLastAttempt && isOwnFailure(error));
      if (!isCertain) throw error;
      logger.error({ err: error, bytes: delivery.body.length }, 'a delivery cannot be stored and becomes a dead letter');
      const { body, receivedAt } = delivery;
      const owners = await database.asSystem(async (queries) => {
        await check(queries);
        return recordDeadLetter(queries, body, REFUSED_CONTENT, receivedAt);
      });
      for (const ownerId of owners) target.bus.publish('feed-changed', ownerId);
    }
  }
}

function isOwnFailure(error: unknown): boolean {
  return error instanceof Error && !('code' in error) && !(error instanceof PositionsChanged) && !isConnectionFailure(error);
}
