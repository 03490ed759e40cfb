import { type Message, renderEnglish } from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import type { EventPublisher } from '../../../infrastructure/event-bus/createEventBus.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import type { EventPath } from '../event-path/index.ts';
import { createIntakeQueue, LARGE_POST_UPDATES } from './createIntakeQueue.ts';
import { isRefusedContent, REFUSED_CONTENT } from './isRefusedContent.ts';
import type { AcceptedUpdate } from './reading/describeUpdate.ts';
import { readDelivery } from './reading/readDelivery.ts';
import { recordDeadLetter } from './recordDeadLetter.ts';
import { keepDelivery } from './waitingDeliveries.repository.ts';
import { countDrops, storeTests, storeUpdates } from './webhook-intake.repository.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  logger: Logger;
  eventPath: Pick<EventPath, 'take' | 'isSuspect'>;
  bus: EventPublisher;
}

export interface WebhookIntakeService {
  accept: (body: Buffer, requestId: string) => Promise<void>;
}

export function createWebhookIntakeService({ database, clock, logger, eventPath, bus }: Dependencies): WebhookIntakeService {
  const enqueue = createIntakeQueue({
    store,
    keep: ({ body }, igIds) => keepDelivery(database.system, { igIds, body }),
  });

  async function store(updates: readonly AcceptedUpdate[]): Promise<readonly string[]> {
    const beganAtMs = Date.now();
    const { stored, unknown, held } = await storeUpdates(database.system, updates, { interruptionsOf: (update) => Number(eventPath.isSuspect(update)) });
    bus.publish('delivery-stored', stored, beganAtMs);
    if (stored.length > 0) bus.publish('updates-stored');
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
      { bytes: body.length, reason: renderEnglish(reason), told: owners.length },
      'a webhook body became a dead letter',
    );
    for (const ownerId of owners) bus.publish('feed-changed', ownerId);
  }

  return {
    async accept(body, requestId) {
      const delivery = readDelivery(body, new Date(clock.nowMs()));
      if ('code' in delivery) return bury(body, delivery);
      if (delivery.tests.length > 0) await storeTests(database.system, delivery.tests);
      if (delivery.updates.length === 0) return;
      bus.publish('delivery-received', requestId, delivery.updates.map(keyOf));
      const isLarge = delivery.updates.length >= LARGE_POST_UPDATES;
      const { rest, release } = isLarge ? whole(delivery.updates) : await eventPath.take(delivery.updates);
      if (rest.length === 0) return;
      await enqueue({ updates: rest, body })
        .catch((error: unknown) => {
          if (!isRefusedContent(error)) throw error;
          return bury(body, REFUSED_CONTENT);
        })
        .finally(release);
    },
  };
}

function keyOf({ igId, dedupeKey }: AcceptedUpdate): string {
  return `${igId}:${dedupeKey}`;
}

function whole(updates: readonly AcceptedUpdate[]): Awaited<ReturnType<EventPath['take']>> {
  return { rest: [...updates], release: () => undefined };
}
