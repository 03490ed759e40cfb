import { type Message, renderEnglish } from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import { createTicker, type Ticker } from '../../../infrastructure/concurrency/createTicker.ts';
import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import type { EventPublisher } from '../../../infrastructure/event-bus/createEventBus.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import { HELD_INTERRUPTIONS } from '../../../infrastructure/restore/holdOpenWork.ts';
import { isRefusedContent, REFUSED_CONTENT } from './isRefusedContent.ts';
import { readDelivery } from './reading/readDelivery.ts';
import { recordDeadLetter } from './recordDeadLetter.ts';
import { forgetDelivery, takeDelivery } from './waitingDeliveries.repository.ts';
import { countDrops, storeUpdates } from './webhook-intake.repository.ts';

interface Options {
  database: Database;
  clock: Clock;
  logger: Logger;
  bus: EventPublisher;
}

const EVERY_MS = 500;

/** Each delivery moves in one transaction, so a crash never loses or duplicates one. */
export function createDeliveryDrain({ database, clock, logger, bus }: Options): Ticker {
  let isStopping = false;
  const ticker = createTicker('waiting deliveries', EVERY_MS, moveAll, logger);

  async function moveAll(): Promise<void> {
    while (!isStopping && (await moveNext())) bus.publish('updates-stored');
  }

  async function moveNext(): Promise<boolean> {
    let taken = 0;
    try {
      return await database.asSystem(async (queries) => {
        const delivery = await takeDelivery(queries);
        if (!delivery) return false;
        taken = delivery.id;
        const read = readDelivery(delivery.body, delivery.received_at);
        if ('code' in read) await bury(queries, taken, read);
        else {
          const { unknown } = await storeUpdates(queries, read.updates, {
            isTheirTurn: true,
            interruptions: delivery.is_held ? HELD_INTERRUPTIONS : 0,
          });
          if (unknown > 0) await countDrops(queries, 'unknown_account', unknown);
          await forgetDelivery(queries, taken);
        }
        return true;
      });
    } catch (error) {
      if (!isRefusedContent(error)) throw error;
      await database.asSystem((queries) => bury(queries, taken, REFUSED_CONTENT));
      return true;
    }
  }

  async function bury(queries: Queries, id: number, reason: Message): Promise<void> {
    const body = await forgetDelivery(queries, id);
    if (!body) return;
    const owners = await recordDeadLetter(queries, body, reason, new Date(clock.nowMs()));
    logger.warn(
      { bytes: body.length, reason: renderEnglish(reason), notifiedOwners: owners.length },
      'a webhook body became a dead letter',
    );
    for (const ownerId of owners) bus.publish('feed-changed', ownerId);
  }

  return {
    start() {
      isStopping = false;
      ticker.start();
    },
    stop() {
      isStopping = true;
      return ticker.stop();
    },
  };
}
