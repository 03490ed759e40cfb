import { type Message, message } from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import { createSemaphore } from '../../../infrastructure/concurrency/createSemaphore.ts';
import { isConnectionFailure, isStatementTimeout } from '../../../infrastructure/database/connecting/isConnectionFailure.ts';
import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import type { EventPublisher } from '../../../infrastructure/event-bus/createEventBus.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import { HELD_INTERRUPTIONS } from '../../../infrastructure/restore/holdOpenWork.ts';
import { SCHEDULED_START } from '../../automation/automations/index.ts';
import type { PublishedFlows } from '../../automation/flows/index.ts';
import { FLOW_START, failWaitingRun, settleRuns } from '../../automation/runs/index.ts';
import type { PostLookup } from '../../conversations/comments/index.ts';
import { type OwnedEvent, recordEvents } from '../../feed/events/index.ts';
import { findKnownEchoes, isLaneTaken, type SendHandover } from '../../instagram/outbox/index.ts';
import { createPostHold } from './createPostHold.ts';
import { eventOf } from './eventOf.ts';
import { handleDeletion } from './handlers/handleDeletion.ts';
import { handleEcho } from './handlers/handleEcho.ts';
import { handleFlowStart } from './handlers/handleFlowStart.ts';
import { isCompleteInbound, loadInboundContext } from './handlers/loadInboundContext.ts';
import { processInbound } from './handlers/processInbound.ts';
import { processPlain } from './handlers/processPlain.ts';
import { processScheduledStarts } from './handlers/processScheduledStarts.ts';
import { processTimers } from './handlers/processTimers.ts';
import { isTriggerEvent, processTriggers } from './handlers/processTriggers.ts';
import { readUpdate } from './readUpdate.ts';
import { interruptUpdates, SET_ASIDE_FROM } from './suspects.repository.ts';
import { type ClaimedUpdate, closeUpdate, finishUpdates, LeaseLost, retryDelayMs, SomeLeasesLost } from './worker.repository.ts';

export interface BatchProcessorDependencies {
  database: Database;
  flows: PublishedFlows;
  clock: Clock;
  logger: Logger;
  bus: EventPublisher;
  sends: SendHandover;
  lookUpPosts: PostLookup['lookUp'];
}

type StartTogether = (
  queries: Queries,
  updates: readonly ClaimedUpdate[],
  flows: PublishedFlows,
  nowMs: number,
) => Promise<OwnedEvent[]>;

type HandleAlone = (queries: Queries, update: ClaimedUpdate) => Promise<void>;

const ATTEMPTS_MAX = 6;
/** Each holds a connection; some must remain. */
const ALONE_AT_ONCE = 6;

/** A fixed number of statements per transaction. A failed one is retried update by update. `room`: reserved send slots. */
export function createBatchProcessor(
  dependencies: BatchProcessorDependencies,
): (updates: readonly ClaimedUpdate[], room: number) => Promise<void> {
  const { database, flows, clock, logger, sends, bus } = dependencies;

  const alone: Record<string, HandleAlone> = {
    message_echoes: handleEcho,
    message_deletions: handleDeletion,
    [FLOW_START]: (queries, update) => handleFlowStart(queries, update, flows, clock.nowMs()),
  };

  const oneOfFew = createSemaphore(ALONE_AT_ONCE);
  const holdUnknown = createPostHold(dependencies);

  return async function processBatch(updates, room) {
    const [suspect] = updates;
    if (suspect && suspect.interruptions >= SET_ASIDE_FROM) return setAside(suspect);
    const echoes = updates.filter(({ kind }) => kind === 'message_echoes').map(echoOf);
    const known = await findKnownEchoes(database.system, echoes).catch((error: unknown) => {
      sends.send([], room);
      throw error;
    });
    const isKnownEcho = (update: ClaimedUpdate) => known.has(echoKey(echoOf(update)));
    const isAlone = (update: ClaimedUpdate) => alone[update.kind] !== undefined && !isKnownEcho(update);
    const isScheduled = ({ kind }: ClaimedUpdate) => kind === SCHEDULED_START;
    const isTimer = ({ kind }: ClaimedUpdate) => kind === 'timer';
    const isApart = (update: ClaimedUpdate) =>
      isAlone(update) || isTriggerEvent(update) || isScheduled(update) || isTimer(update);
    const together = updates.filter((update) => !isApart(update));

    await Promise.all([
      processAllTogether(together, room),
      startTriggers(updates.filter(isTriggerEvent)),
      startAllTogether(updates.filter(isScheduled), processScheduledStarts),
      startAllTogether(updates.filter(isTimer), processTimers),
      ...updates.filter(isAlone).map((update) => oneOfFew(() => processOne(update, () => processAlone(update)))),
    ]);
    for (const ownerId of new Set(updates.map(({ owner_id }) => owner_id))) bus.publish('feed-changed', ownerId);
    if (together.length < updates.length) bus.publish('sends-queued');
  };

  async function processAllTogether(updates: readonly ClaimedUpdate[], room: number): Promise<void> {
    await processTogether(updates, room).catch(async (error: unknown) => {
      if (isConnectionFailure(error)) throw error;
      const [first] = updates;
      if (isStatementTimeout(error) && updates.length > 1) await interruptUpdates(database, updates);
      else if (error instanceof SomeLeasesLost) await processAllTogether(updates.filter(error.isHeld), 0);
      else if (isLaneTaken(error) && room > 0) await processAllTogether(updates, 0);
      else if (first && updates.length === 1) await recordFailure(first, error);
      else for (const update of updates) await processOne(update, () => processTogether([update], 0));
    });
  }

  async function processTogether(updates: readonly ClaimedUpdate[], room: number): Promise<void> {
    if (updates.length === 0) return sends.send([], room);
    const claimedAtMs = performance.now();
    const { strangers, taken, isMoreQueued } = await database
      .asSystem(async (queries, transaction) => {
        const inbound = updates.filter(isCompleteInbound);
        const plain = updates.filter((update) => !isCompleteInbound(update) && update.kind !== 'message_echoes');
        const [held, context] = await Promise.all([finishUpdates(queries, updates), loadInboundContext(queries, inbound)]);
        if (held.size < updates.length) throw new SomeLeasesLost(({ id }) => held.has(id));
        const shown = await processPlain(queries, plain);
        const answered = await processInbound(queries, context, flows, { nowMs: clock.nowMs(), room, claimedAtMs });
        const storing = Promise.all([answered.store(), recordEvents(queries, [...answered.events, ...shown])]);
        if (answered.unsettledRuns.length === 0) transaction.commitBehind();
        const [taken] = await storing;
        // After the events, which lock feed positions in order.
        await settleRuns(queries, answered.unsettledRuns);
        return { ...answered, taken };
      })
      .catch((error: unknown) => {
        sends.send([], room);
        throw error;
      });
    sends.send(taken, room);
    if (isMoreQueued) bus.publish('sends-queued');
    for (const { ownerId, contactId } of strangers) bus.publish('contact-seen', ownerId, contactId);
  }

  async function startTriggers(updates: readonly ClaimedUpdate[]): Promise<void> {
    if (updates.length > 0) await startAllTogether(await holdUnknown(updates), processTriggers);
  }

  async function startAllTogether(updates: readonly ClaimedUpdate[], start: StartTogether): Promise<void> {
    await startTogether(updates, start).catch(async (error: unknown) => {
      if (isConnectionFailure(error)) throw error;
      const [first] = updates;
      if (isStatementTimeout(error) && updates.length > 1) await interruptUpdates(database, updates);
      else if (first && updates.length === 1) await recordFailure(first, error);
      else for (const update of updates) await processOne(update, () => startTogether([update], start));
    });
  }

  /** Separate from messages: contacts are locked once per transaction. */
  async function startTogether(updates: readonly ClaimedUpdate[], start: StartTogether): Promise<void> {
    if (updates.length === 0) return;
    await database.asSystem(async (queries) => {
      const held = await finishUpdates(queries, updates);
      const mine = updates.filter(({ id }) => held.has(id));
      await recordEvents(queries, await start(queries, mine, flows, clock.nowMs()));
    });
  }

  async function processAlone(update: ClaimedUpdate): Promise<void> {
    await database.asSystem(async (queries) => {
      await closeUpdate(queries, update, 'done');
      await alone[update.kind]?.(queries, update);
    });
  }

  async function processOne(update: ClaimedUpdate, work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) => recordFailure(update, error));
  }

  async function recordFailure(update: ClaimedUpdate, error: unknown): Promise<void> {
    if (error instanceof LeaseLost) return;
    if (isConnectionFailure(error)) throw error;
    logger.error({ err: error, inboxId: update.id, kind: update.kind, attempt: update.attempt }, 'processing an update failed');
    const isLast = update.attempt >= ATTEMPTS_MAX;
    const problem = isLast
      ? message('decisions.server-error-gave-up', { max: ATTEMPTS_MAX })
      : message('decisions.server-error-retrying');
    await database.asSystem(async (queries) => {
      await closeUpdate(queries, update, isLast ? 'failed' : 'ready', isLast ? 0 : retryDelayMs(update.attempt));
      await recordProblem(queries, update, problem, isLast);
    });
  }

  async function setAside(update: ClaimedUpdate): Promise<void> {
    logger.error({ inboxId: update.id, kind: update.kind, interruptions: update.interruptions }, 'an update was set aside');
    await database.asSystem(async (queries) => {
      await closeUpdate(queries, update, 'failed');
      await recordProblem(queries, update, reasonToSetAside(update), true);
    });
  }
}

function reasonToSetAside({ interruptions, kind }: ClaimedUpdate): Message {
  if (interruptions < HELD_INTERRUPTIONS) return message('decisions.set-aside', { count: interruptions });
  return message(kind === 'timer' ? 'runs.held-after-restore' : 'decisions.held-after-restore');
}

async function recordProblem(queries: Queries, update: ClaimedUpdate, problem: Message, isLast: boolean): Promise<void> {
  if (update.kind === 'timer') {
    if (isLast) await failWaitingRun(queries, String(update.body.runId), problem);
    return;
  }
  const processedStatus = isLast ? 'failed' : 'retry';
  const verdict = { contactId: null, processedStatus, processingError: problem, outcome: null } as const;
  await recordEvents(queries, [{ ownerId: update.owner_id, event: eventOf(update, verdict) }]);
}

function echoOf(update: ClaimedUpdate): { accountId: string; mid: string } {
  return { accountId: update.account_id, mid: readUpdate(update).mid ?? '' };
}

function echoKey({ accountId, mid }: { accountId: string; mid: string }): string {
  return `${accountId}:${mid}`;
}
