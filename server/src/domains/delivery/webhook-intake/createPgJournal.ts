import { type Message, renderEnglish } from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import type { EventPublisher } from '../../../infrastructure/event-bus/createEventBus.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import { laneOf } from '../../instagram/contacts/index.ts';
import { createIntakeQueue } from './createIntakeQueue.ts';
import { isRefusedContent, REFUSED_CONTENT } from './isRefusedContent.ts';
import type { AcceptedUpdate } from './reading/describeUpdate.ts';
import { readDelivery } from './reading/readDelivery.ts';
import { recordDeadLetter } from './recordDeadLetter.ts';
import { keepDelivery } from './waitingDeliveries.repository.ts';
import { countDrops, type StoredUpdate, storeTests, storeUpdates, type TakenUpdate } from './webhook-intake.repository.ts';

export interface Dispatch {
  room: () => number;
  take: (updates: readonly TakenUpdate[]) => void;
  bus: EventPublisher;
}

interface Dependencies extends Dispatch {
  database: Database;
  clock: Clock;
  logger: Logger;
}

export function createPgJournal({ database, clock, logger, room, take, bus }: Dependencies) {
  const enqueue = createIntakeQueue({
    store,
    keep: ({ body }, igIds) => keepDelivery(database.system, { igIds, body }),
  });

  async function store(updates: readonly AcceptedUpdate[]): Promise<readonly string[]> {
    const beganAtMs = Date.now();
    const { stored, unknown, held } = await storeUpdates(database.system, updates, { room: room() });
    dispatchStored({ stored, updates, beganAtMs, take, bus });
    if (unknown > 0) await dropUnknown(unknown);
    return held;
  }

  /** The stored updates stay: if this fails, the redelivery counts only the unknown ones. */
  async function dropUnknown(updates: number): Promise<void> {
    await countDrops(database.system, 'unknown_account', updates);
    logger.info({ updates }, 'dropped updates of unknown accounts');
  }

  async function bury(body: Buffer, reason: Message): Promise<void> {
    const owners = await database.asSystem((queries) => recordDeadLetter(queries, body, reason, new Date(clock.nowMs())));
    logger.warn(
      { bytes: body.length, reason: renderEnglish(reason), notifiedOwners: owners.length },
      'a webhook body became a dead letter',
    );
    for (const ownerId of owners) bus.publish('feed-changed', ownerId);
  }

  return {
    isReadyWithoutDatabase: () => false,
    async append({ body, requestId }: { body: Buffer; requestId: string }): Promise<void> {
      const delivery = readDelivery(body, new Date(clock.nowMs()));
      if ('code' in delivery) return bury(body, delivery);
      if (delivery.tests.length > 0) await storeTests(database.system, delivery.tests);
      if (delivery.updates.length === 0) return;
      bus.publish('delivery-received', requestId, delivery.updates.map(keyOf));
      await enqueue({ updates: delivery.updates, body }).catch((error: unknown) => {
        if (!isRefusedContent(error)) throw error;
        return bury(body, REFUSED_CONTENT);
      });
    },
  };
}

interface Stored extends Pick<Dependencies, 'take' | 'bus'> {
  stored: readonly StoredUpdate[];
  updates: readonly AcceptedUpdate[];
  beganAtMs: number;
}

/** Call it after the commit. */
export function dispatchStored({ stored, updates, beganAtMs, take, bus }: Stored): void {
  const byKey = new Map(updates.map((update) => [keyOf(update), update]));
  bus.publish('delivery-stored', stored, beganAtMs);
  const taken = stored.flatMap((row) => {
    const update = row.is_taken ? byKey.get(row.dedupe_key) : undefined;
    return update ? [asTaken(row, update)] : [];
  });
  if (taken.length > 0) take(taken);
  if (taken.length < stored.length) bus.publish('updates-stored');
}

function keyOf({ igId, dedupeKey }: AcceptedUpdate): string {
  return `${igId}:${dedupeKey}`;
}

function asTaken(row: StoredUpdate, { contactKey, kind, metaTs, body }: AcceptedUpdate): TakenUpdate {
  const { id, owner_id, account_id, dedupe_key, received_at, is_simulated } = row;
  return {
    id,
    owner_id,
    account_id,
    dedupe_key,
    lane: laneOf(account_id, contactKey),
    kind,
    body: { ...body },
    meta_ts: metaTs,
    received_at,
    state: 'active',
    run_at: received_at,
    attempt: 1,
    lease_until: null,
    fence: 1,
    interruptions: 0,
    is_simulated,
    origin: 'webhook',
  };
}
