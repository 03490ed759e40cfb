import { createClaimLoop } from '../../../infrastructure/concurrency/createClaimLoop.ts';
import { createTicker } from '../../../infrastructure/concurrency/createTicker.ts';
import { fairnessCursor, NO_ACCOUNT } from '../../../infrastructure/database/queries/roundRobin.ts';
import { markAbandonedUncertain, unparkForgotten } from './outbox.repository.ts';
import { claimSends } from './sending/claimSends.ts';
import { createSender, type SenderDependencies } from './sending/createSender.ts';
import { createSendHandover, type SendHandover } from './sending/createSendHandover.ts';
import { createReconciler } from './uncertain/createReconciler.ts';

export interface Outbox extends SendHandover {
  start: () => Promise<void>;
  wake: () => void;
  stop: () => Promise<void>;
}

interface Options extends SenderDependencies {
  isExclusive: boolean;
  secondLookMs: number;
  echoWaitMs?: number;
  callWithinMs?: number;
  pollMs?: number;
}

/** Concurrent calls without local dispatch; they wait for the network. */
const CONCURRENCY = 128;
const POLL_MS = 1_000;
const ECHO_WAIT_MS = 10_000;
/** The process is gone or could not store the result. */
const ABANDONED_AFTER_MS = 60_000;
/** With a call, less than `ABANDONED_AFTER_MS`. */
const CALL_WITHIN_MS = 45_000;

export function createOutbox(options: Options): Outbox {
  const { database, logger, isExclusive, echoWaitMs = ECHO_WAIT_MS, callWithinMs = CALL_WITHIN_MS, pollMs = POLL_MS } = options;
  let after = NO_ACCOUNT;
  const perform = createSender({ ...options, callWithinMs, onLaneFree: () => loop.wake() });
  const handover = createSendHandover({ perform, logger });
  const loop = createClaimLoop({
    name: 'outbox',
    concurrency: CONCURRENCY,
    pollMs,
    claim: async (limit) => {
      const sends = await claimSends(database.system, limit, after);
      after = fairnessCursor(sends);
      return sends;
    },
    perform,
    looksAgain: false,
    logger,
  });
  const reconciler = createReconciler({ ...options, echoWaitMs, pollMs, onReturned: () => loop.wake() });
  const sweep = createTicker('outbox sweep', pollMs, sweepOnce, logger);

  async function sweepOnce(): Promise<void> {
    await markAbandonedUncertain(database.system, ABANDONED_AFTER_MS);
    if (await unparkForgotten(database.system)) loop.wake();
  }

  return {
    async start() {
      if (isExclusive) await markAbandonedUncertain(database.system, 0);
      handover.start();
      loop.start();
      reconciler.start();
      sweep.start();
    },
    wake: loop.wake,
    reserve: handover.reserve,
    send: handover.send,
    async stop() {
      await sweep.stop();
      await reconciler.stop();
      await handover.stop();
      await loop.stop();
    },
  };
}
