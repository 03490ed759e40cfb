import { lastTurn, NO_ACCOUNT } from '../../infrastructure/database/takeTurns.ts';
import { createClaimLoop } from '../../infrastructure/jobs/createClaimLoop.ts';
import { createTicker } from '../../infrastructure/jobs/createTicker.ts';
import { claimSends } from './claimSends.ts';
import { createSender, type SenderDependencies } from './createSender.ts';
import { markAbandonedUncertain } from './outbox.repository.ts';
import { createReconciler } from './uncertain/createReconciler.ts';

export interface Outbox {
  start: () => Promise<void>;
  /** New messages are in the outbox. */
  wake: () => void;
  stop: () => Promise<void>;
}

interface Options extends SenderDependencies {
  /** No other process works on this database. */
  isExclusive: boolean;
  /** How long an echo may take to confirm a message whose answer was lost. */
  echoWaitMs?: number;
}

/** Calls to Instagram under way at once; each waits for the network, not for this machine. */
const CONCURRENCY = 256;
const POLL_MS = 1_000;
const ECHO_WAIT_MS = 10_000;
/** Longer than any call can take, so the process that made it is gone, or could not store what came of it. */
const ABANDONED_AFTER_MS = 60_000;

export function createOutbox(options: Options): Outbox {
  const { database, logger, isExclusive, echoWaitMs = ECHO_WAIT_MS } = options;
  let after = NO_ACCOUNT;
  const loop = createClaimLoop({
    name: 'outbox',
    concurrency: CONCURRENCY,
    pollMs: POLL_MS,
    claim: async (limit) => {
      const sends = await claimSends(database.system, limit, after);
      after = lastTurn(sends);
      return sends;
    },
    perform: createSender(options),
    logger,
  });
  const reconciler = createReconciler({ ...options, echoWaitMs, onReturned: () => loop.wake() });
  const sweep = createTicker('outbox sweep', POLL_MS, () => markAbandonedUncertain(database.system, ABANDONED_AFTER_MS), logger);

  return {
    async start() {
      if (isExclusive) await markAbandonedUncertain(database.system, 0);
      loop.start();
      reconciler.start();
      sweep.start();
    },
    wake: loop.wake,
    async stop() {
      await sweep.stop();
      await reconciler.stop();
      await loop.stop();
    },
  };
}
