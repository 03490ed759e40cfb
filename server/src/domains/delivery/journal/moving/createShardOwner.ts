import { randomUUID } from 'node:crypto';
import { createTicker } from '../../../../infrastructure/concurrency/createTicker.ts';
import type { Logger } from '../../../../infrastructure/logger/createLogger.ts';
import type { StreamLeases } from '../RecordStream.ts';
import { SHARDS } from '../shards.ts';

export type LeaseChange = 'acquired' | 'released' | 'lost';

interface Lease {
  revision: number;
  /** By the monotonic clock, which goes on while the process is stopped and ignores changes of the date. */
  validUntil: number;
}

interface Options {
  leases: StreamLeases;
  own: (shard: number) => void;
  disown: (shard: number) => Promise<void>;
  onChange: (change: LeaseChange) => void;
  logger: Logger;
  now?: () => number;
}

const RENEWALS = 3;
const MARGIN = 0.2;
const WORKER = 'worker.';
const SHARD = 'shard.';

/** Each shard has one lease. Workers share them evenly; the fence in PostgreSQL protects against one that is late. */
export function createShardOwner({ leases, own, disown, onChange, logger, now = () => performance.now() }: Options) {
  const self = `${WORKER}${randomUUID()}`;
  const held = new Map<number, Lease>();
  let presence: number | null = null;
  let renewal: Promise<unknown> = Promise.resolve();
  const isMine = (shard: number) => (held.get(shard)?.validUntil ?? 0) > now();

  const validUntil = (askedAt: number) => askedAt + leases.ttlMs * (1 - MARGIN);

  async function renewAll(): Promise<void> {
    await Promise.all(
      [...held].map(async ([shard, lease]) => {
        const askedAt = now();
        try {
          const revision = await leases.renew(keyOf(shard), lease.revision);
          if (held.get(shard) === lease) held.set(shard, { revision, validUntil: validUntil(askedAt) });
        } catch (error) {
          if (isMine(shard) || held.get(shard) !== lease) return;
          await lose(shard, error);
        }
      }),
    );
    for (const shard of held.keys()) if (!isMine(shard)) await lose(shard, null);
  }

  async function lose(shard: number, error: unknown): Promise<void> {
    if (!held.delete(shard)) return;
    onChange('lost');
    logger.warn({ shard, err: error }, 'the lease of a shard of the journal expired');
    await disown(shard);
  }

  async function announce(): Promise<void> {
    presence = await (presence === null ? leases.create(self) : leases.renew(self, presence)).catch(() => null);
    presence ??= await leases.create(self);
  }

  async function balance(): Promise<void> {
    const keys = await leases.keys();
    const workers = new Set([self, ...keys.filter((key) => key.startsWith(WORKER))]).size;
    const share = Math.ceil(SHARDS / workers);
    for (const shard of [...held.keys()].slice(share)) await release(shard);
    const taken = new Set(keys);
    const start = Math.floor(Math.random() * SHARDS);
    for (let n = 0; n < SHARDS && held.size < share; n += 1) {
      const shard = (start + n) % SHARDS;
      if (!held.has(shard) && !taken.has(keyOf(shard))) await acquire(shard);
    }
  }

  async function acquire(shard: number): Promise<void> {
    const askedAt = now();
    const revision = await leases.create(keyOf(shard));
    if (revision === null) return;
    held.set(shard, { revision, validUntil: validUntil(askedAt) });
    onChange('acquired');
    own(shard);
  }

  async function release(shard: number): Promise<void> {
    await renewal.catch(() => undefined);
    const lease = held.get(shard);
    if (!lease) return;
    held.delete(shard);
    await disown(shard);
    onChange('released');
    await leases.release(keyOf(shard), lease.revision).catch(() => undefined);
  }

  async function renew(): Promise<void> {
    renewal = Promise.all([renewAll(), announce()]);
    await renewal;
  }

  // Acquiring many shards from slow servers must not delay a renewal.
  const renewing = createTicker('leases of the journal', leases.ttlMs / RENEWALS, renew, logger);
  const balancing = createTicker('shards of the journal', leases.ttlMs / RENEWALS, balance, logger);

  return {
    isMine,
    held: () => [...held.keys()],
    start(): void {
      renewing.start();
      balancing.start();
    },
    async stop(): Promise<void> {
      await Promise.all([renewing.stop(), balancing.stop()]);
      for (const shard of held.keys()) await release(shard);
      if (presence !== null) await leases.release(self, presence).catch(() => undefined);
    },
  };
}

function keyOf(shard: number): string {
  return `${SHARD}${shard}`;
}
