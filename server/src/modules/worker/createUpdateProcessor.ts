import type { Clock } from '../../infrastructure/clock/Clock.ts';
import type { Database } from '../../infrastructure/database/Database.ts';
import type { Logger } from '../../infrastructure/logger/createLogger.ts';
import { recordEvents } from '../events/index.ts';
import { eventOf } from './eventOf.ts';
import { handleDeletion } from './handlers/handleDeletion.ts';
import { handleEcho } from './handlers/handleEcho.ts';
import { handleInbound } from './handlers/handleInbound.ts';
import { handleOther } from './handlers/handleOther.ts';
import { handleTimer } from './handlers/handleTimer.ts';
import type { UpdateHandler } from './UpdateHandler.ts';
import { type ClaimedUpdate, failUpdate, finishUpdate, LeaseLost, retryUpdateLater } from './worker.repository.ts';

export interface UpdateProcessorDependencies {
  database: Database;
  clock: Clock;
  logger: Logger;
  onFeedChanged: (ownerId: string) => void;
  /** Messages may be in the outbox. */
  onSendsQueued: () => void;
  /** A contact wrote whose name may be unknown. */
  onContactSeen: (ownerId: string, contactId: string) => void;
}

const handlers: Record<string, UpdateHandler> = {
  messages: handleInbound,
  message_postbacks: handleInbound,
  message_echoes: handleEcho,
  message_deletions: handleDeletion,
  timer: handleTimer,
};

const ATTEMPTS_MAX = 6;
const BACKOFF_BASE_MS = 1_000;
const BACKOFF_MAX_MS = 5 * 60 * 1000;

/** Processes one claimed update: all its effects and the closing of its row in one transaction. */
export function createUpdateProcessor(dependencies: UpdateProcessorDependencies): (update: ClaimedUpdate) => Promise<void> {
  const { database, clock, logger, onFeedChanged, onSendsQueued, onContactSeen } = dependencies;

  return async function processUpdate(update) {
    try {
      const handle = handlers[update.kind] ?? handleOther;
      const handled = await database.asSystem(async (queries) => {
        // Closing first finds out early that the lease is gone, and keeps the lock on the owner's feed short.
        await finishUpdate(queries, update);
        return handle(queries, update, clock.nowMs());
      });
      onFeedChanged(update.owner_id);
      onSendsQueued();
      if (handled.contactId !== undefined) onContactSeen(update.owner_id, handled.contactId);
    } catch (error) {
      if (error instanceof LeaseLost) return;
      logger.error({ err: error, inboxId: update.id, kind: update.kind, attempt: update.attempt }, 'processing an update failed');
      await recordAttempt(update);
      onFeedChanged(update.owner_id);
    }
  };

  async function recordAttempt(update: ClaimedUpdate): Promise<void> {
    const isLast = update.attempt >= ATTEMPTS_MAX;
    await database.asSystem(async (queries) => {
      if (isLast) await failUpdate(queries, update);
      else await retryUpdateLater(queries, update, backoffMs(update.attempt));
      if (update.kind === 'timer') return;
      const processingError = isLast
        ? `This event could not be processed in ${ATTEMPTS_MAX} tries because of an error in the server.`
        : 'This event could not be processed yet because of an error in the server; it will be tried again.';
      await recordEvents(queries, update.owner_id, [
        eventOf(update, { contactId: null, processedStatus: isLast ? 'failed' : 'retry', processingError, outcome: null }),
      ]);
    });
  }
}

/** Doubling with full jitter, so that what failed together does not come back together. */
function backoffMs(attempt: number): number {
  return Math.random() * Math.min(BACKOFF_MAX_MS, BACKOFF_BASE_MS * 2 ** (attempt - 1));
}
