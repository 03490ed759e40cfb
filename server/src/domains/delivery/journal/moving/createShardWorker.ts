import { createTicker } from '../../../../infrastructure/concurrency/createTicker.ts';
import type { Metrics } from '../../../../infrastructure/metrics/createMetrics.ts';
import { createMover, type MoverOptions } from './createMover.ts';
import { createShardOwner } from './createShardOwner.ts';

interface Options extends Omit<MoverOptions, 'isMine'> {
  metrics: Pick<Metrics, 'journalLeaseChanged'> | null;
}

const FORGET_EVERY_MS = 1_000;
const CHECK_EVERY_MS = 5_000;

export function createShardWorker({ metrics, ...options }: Options) {
  const { stream, logger } = options;
  const mover = createMover({ ...options, isMine: (shard) => owner.isMine(shard) });
  const owner = createShardOwner({
    leases: stream.leases,
    own: mover.own,
    disown: mover.disown,
    onChange: (change) => metrics?.journalLeaseChanged(change),
    logger,
  });
  const forgetting = createTicker('moved records of the journal', FORGET_EVERY_MS, mover.forgetMoved, logger);
  const checking = createTicker('stalled shards of the journal', CHECK_EVERY_MS, mover.checkStalled, logger);

  return {
    start(): void {
      owner.start();
      forgetting.start();
      checking.start();
    },
    async stop(): Promise<void> {
      await Promise.all([forgetting.stop(), checking.stop()]);
      await owner.stop();
      await mover.stop();
      if (stream.isConnected()) await mover.forgetMoved().catch(() => undefined);
    },
  };
}
