import { createClaimLoop } from '../../../infrastructure/concurrency/createClaimLoop.ts';
import { createTicker } from '../../../infrastructure/concurrency/createTicker.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import { fairnessCursor, NO_ACCOUNT } from '../../../infrastructure/database/queries/roundRobin.ts';
import type { EventPublisher } from '../../../infrastructure/event-bus/createEventBus.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import { fireDueAutomations } from '../../automation/automations/index.ts';
import { fireDueTimers } from '../../automation/runs/index.ts';
import { type BatchProcessorDependencies, createBatchProcessor } from './createBatchProcessor.ts';
import { createHandover, type Handover } from './createHandover.ts';
import { claimSuspects } from './suspects.repository.ts';
import {
  beat,
  type ClaimedUpdate,
  claimUpdates,
  isAnyReady,
  releaseAbandoned,
  releaseClaims,
  renewClaims,
} from './worker.repository.ts';

export interface Worker extends Handover {
  start: () => Promise<void>;
  wake: () => void;
  stop: () => Promise<void>;
}

interface Options extends BatchProcessorDependencies {
  database: Database;
  logger: Logger;
  isExclusive: boolean;
  bus: EventPublisher;
  pollMs?: number | undefined;
}

const BATCHES_AT_ONCE = 2;
const BATCH_UPDATES = 256;
const POLL_MS = 1_000;
/** A third of a lease: renews the leases of long work. */
const PULSE_MS = 10_000;

export function createWorker(options: Options): Worker {
  const { database, logger, sends, isExclusive, bus, pollMs = POLL_MS } = options;
  let after = NO_ACCOUNT;
  let isMoreReady = true;
  const processBatch = createBatchProcessor(options);
  /** Claimed before the database failed; their claims must be released. */
  let leftBehind: ClaimedUpdate[] = [];
  const inHand = new Set<readonly ClaimedUpdate[]>();

  const loop = createClaimLoop({
    name: 'worker',
    concurrency: BATCHES_AT_ONCE,
    pollMs,
    claim: async () => {
      const updates = await claimUpdates(database, BATCH_UPDATES, after);
      after = fairnessCursor(updates);
      isMoreReady = updates.length > 0 || (await isAnyReady(database.system));
      return updates.length > 0 ? [updates] : [];
    },
    perform: async (updates) => perform(updates, await sends.reserve(updates.length)),
    logger,
  });
  let suspectsAfter = NO_ACCOUNT;
  const suspects = createClaimLoop({
    name: 'interrupted updates',
    concurrency: 1,
    pollMs,
    claim: async () => {
      const updates = await claimSuspects(database, suspectsAfter);
      suspectsAfter = updates[0]?.account_id ?? NO_ACCOUNT;
      return updates.length > 0 ? [updates] : [];
    },
    perform: (updates) => perform(updates, 0),
    logger,
  });
  /** New updates wake the loop, so nothing else becomes ready between claims. */
  const onBatchEnd = () => {
    if (isMoreReady) loop.wake();
  };
  const handover = createHandover({ reserve: sends.reserve, perform, onBatchEnd, logger });

  async function perform(updates: readonly ClaimedUpdate[], room: number): Promise<void> {
    const beganAtMs = Date.now();
    bus.publish(
      'updates-claimed',
      updates.filter(({ attempt }) => attempt === 1).map(({ received_at }) => (beganAtMs - received_at.getTime()) / 1000),
    );
    inHand.add(updates);
    await processBatch(updates, room)
      .catch((error: unknown) => {
        leftBehind.push(...updates);
        throw error;
      })
      .finally(() => inHand.delete(updates));
    bus.publish('updates-processed', updates, beganAtMs);
  }
  const timers = createTicker(
    'timers',
    pollMs,
    async () => {
      const mine = leftBehind;
      const released = (await releaseClaims(database.system, mine)) + (await releaseAbandoned(database.system, false));
      leftBehind = leftBehind.filter((update) => !mine.includes(update));
      const fired = await fireDueTimers(database.system);
      if (released + fired > 0) loop.wake();
    },
    logger,
  );
  const schedules = createTicker(
    'scheduled automations',
    pollMs,
    async () => {
      if ((await fireDueAutomations(database)) > 0) loop.wake();
    },
    logger,
  );

  const pulse = createTicker(
    'worker pulse',
    PULSE_MS,
    async () => {
      await beat(database);
      await renewClaims(database.system, [...inHand, handover.waiting()].flat());
    },
    logger,
  );

  return {
    async start() {
      await releaseAbandoned(database.system, isExclusive);
      handover.start();
      loop.start();
      suspects.start();
      timers.start();
      schedules.start();
      pulse.start();
    },
    wake: loop.wake,
    room: handover.room,
    take: handover.take,
    async stop() {
      await Promise.all([timers.stop(), schedules.stop()]);
      await pulse.stop();
      await releaseClaims(database.system, await handover.stop());
      await Promise.all([loop.stop(), suspects.stop()]);
    },
  };
}
