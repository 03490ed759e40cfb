import type { Clock } from '../../infrastructure/clock/Clock.ts';
import type { Database } from '../../infrastructure/database/Database.ts';
import type { Logger } from '../../infrastructure/logger/createLogger.ts';
import { createIntakeQueue } from './createIntakeQueue.ts';
import { readDelivery } from './reading/readDelivery.ts';
import { recordDeadLetter } from './recordDeadLetter.ts';
import { storeTests, storeUpdates } from './webhook-intake.repository.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  logger: Logger;
  /** Told when something new is in the inbox. */
  onStored: () => void;
  onFeedChanged: (ownerId: string) => void;
}

export interface WebhookIntakeService {
  /** Resolves when everything in a body, whose signature was right, is on disk. Rejects when it is not: the sender tries again. */
  accept: (body: Buffer) => Promise<void>;
}

export function createWebhookIntakeService({
  database,
  clock,
  logger,
  onStored,
  onFeedChanged,
}: Dependencies): WebhookIntakeService {
  const enqueue = createIntakeQueue(async (updates) => {
    const { stored, unknown } = await storeUpdates(database.system, updates);
    if (stored > 0) onStored();
    if (unknown > 0) logger.info({ updates: unknown }, 'dropped updates of unknown accounts');
  });

  async function bury(body: Buffer, reason: string): Promise<void> {
    const owners = await database.asSystem((queries) => recordDeadLetter(queries, body, reason, new Date(clock.nowMs())));
    logger.warn({ bytes: body.length, reason, told: owners.length }, 'a webhook body became a dead letter');
    for (const ownerId of owners) onFeedChanged(ownerId);
  }

  return {
    async accept(body) {
      const delivery = readDelivery(body, new Date(clock.nowMs()));
      if (typeof delivery === 'string') return bury(body, delivery);
      if (delivery.tests.length > 0) await storeTests(database.system, delivery.tests);
      if (delivery.updates.length === 0) return;
      await enqueue(delivery.updates).catch((error: unknown) => {
        if (!isRefusedContent(error)) throw error;
        return bury(body, 'The webhook body holds values that cannot be stored.');
      });
    },
  };
}

/** The database will refuse such a body at every redelivery: data exceptions (class 22) and exceeded limits (class 54). */
function isRefusedContent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(22|54)/.test(String(error.code));
}
