import { createClaimLoop } from '../../infrastructure/jobs/createClaimLoop.ts';
import { createTicker } from '../../infrastructure/jobs/createTicker.ts';
import { claimSends } from './claimSends.ts';
import { createSender, type SenderDependencies } from './createSender.ts';
import { giveUpUnconfirmed, markAbandonedUncertain } from './outbox.repository.ts';

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
/** Longer than any call can take, so whoever made it is gone or has failed. */
const ABANDONED_AFTER_MS = 60_000;

export function createOutbox(options: Options): Outbox {
  const { database, logger, settleRuns, onFeedChanged, isExclusive, echoWaitMs = ECHO_WAIT_MS } = options;
  const loop = createClaimLoop({
    name: 'outbox',
    concurrency: CONCURRENCY,
    pollMs: POLL_MS,
    claim: (limit) => claimSends(database.system, limit),
    perform: createSender(options),
    logger,
  });
  const sweep = createTicker('outbox sweep', POLL_MS, sweepUncertain, logger);

  async function sweepUncertain(): Promise<void> {
    await markAbandonedUncertain(database.system, ABANDONED_AFTER_MS);
    while (await giveUpOne()) loop.wake();
  }

  async function giveUpOne(): Promise<boolean> {
    const lost = await database.asSystem(async (queries) => {
      const send = await giveUpUnconfirmed(queries, echoWaitMs);
      if (send && send.run_id !== null) await settleRuns(queries, [send.run_id]);
      return send;
    });
    if (lost) onFeedChanged(lost.owner_id);
    return lost !== null;
  }

  return {
    async start() {
      if (isExclusive) await markAbandonedUncertain(database.system, 0);
      loop.start();
      sweep.start();
    },
    wake: loop.wake,
    async stop() {
      await sweep.stop();
      await loop.stop();
    },
  };
}
