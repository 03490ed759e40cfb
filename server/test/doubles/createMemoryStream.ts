import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type RecordStream, StreamError, type StreamRecord } from '../../src/domains/delivery/journal/index.ts';
import type { JournalSettings } from '../../src/infrastructure/env/Settings.ts';

export const memorySettings: JournalSettings = {
  servers: [],
  user: null,
  password: null,
  isTls: false,
  name: 'memory',
  replicas: 1,
  maxBytes: 1,
  maxMinutes: 1,
};

interface Stored extends StreamRecord {
  shard: number;
}

const POLL_MS = 5;

export function createMemoryStream({ ttlMs = 300, now = Date.now }: { ttlMs?: number; now?: () => number } = {}) {
  let records: Stored[] = [];
  let seq = 0;
  let revision = 0;
  let isDown = false;
  let isFull = false;
  let isSealed = false;
  let isDeaf = false;
  let interruptions = 0;
  let id = randomUUID();
  const known = new Set<string>();
  const leases = new Map<string, { revision: number; expiresAt: number }>();

  async function answer<T>(work: () => T): Promise<T> {
    await delay(0);
    if (isDown) throw new StreamError('journal');
    return work();
  }
  function store(shard: number, data: Buffer): void {
    seq += 1;
    records.push({ shard, seq, at: new Date(), data });
  }
  const alive = (key: string) => {
    const lease = leases.get(key);
    return lease && lease.expiresAt > now() ? lease : null;
  };
  const ofShard = (shard: number) => records.filter((record) => record.shard === shard);
  const placeOf = (record: Stored | undefined) => (record ? { seq: record.seq, at: record.at } : null);
  function lease(key: string): number {
    revision += 1;
    leases.set(key, { revision, expiresAt: now() + ttlMs });
    return revision;
  }

  const stream: RecordStream = {
    id: () => answer(() => `memory@${id}`),
    append: (shard, data, messageId) =>
      answer(() => {
        if (isFull) throw new StreamError('journal_full');
        if (isSealed) throw new StreamError('journal');
        if (!known.has(messageId)) store(shard, data);
        known.add(messageId);
      }),
    read(shard, after) {
      let isStopped = false;
      async function* readAll() {
        const begun = interruptions;
        for (let readTo = after; !isStopped && interruptions === begun; ) {
          const next = isDeaf ? undefined : ofShard(shard).find((record) => record.seq > readTo);
          if (next) {
            readTo = next.seq;
            yield next;
          } else await delay(POLL_MS);
        }
      }
      return {
        [Symbol.asyncIterator]: readAll,
        stop: () => {
          isStopped = true;
        },
      };
    },
    first: (shard, after = 0) => answer(() => placeOf(ofShard(shard).find((record) => record.seq > after))),
    last: (shard) => answer(() => placeOf(ofShard(shard).at(-1))),
    forget: (seqs) =>
      answer(() => {
        records = records.filter((record) => !seqs.includes(record.seq));
      }),
    state: () =>
      answer(() => ({
        lastSeq: seq,
        oldestAt: records[0]?.at ?? null,
        records: new Map(records.map(({ shard }) => [shard, ofShard(shard).length])),
      })),
    leases: {
      ttlMs,
      create: (key) => answer(() => (alive(key) ? null : lease(key))),
      renew: (key, held) =>
        answer(() => {
          if (alive(key)?.revision !== held) throw new Error('wrong last sequence');
          return lease(key);
        }),
      release: (key, held) => answer(() => void (alive(key)?.revision === held && leases.delete(key))),
      keys: () => answer(() => [...leases.keys()].filter(alive)),
    },
    isConnected: () => !isDown,
    seal: () =>
      answer(() => {
        isSealed = true;
      }),
    close: async () => undefined,
  };

  return {
    stream,
    put(shard: number, data: Buffer, at = new Date()): number {
      store(shard, data);
      Object.assign(records.at(-1) ?? {}, { at });
      return seq;
    },
    count: () => records.length,
    seqs: (shard: number) => ofShard(shard).map((record) => record.seq),
    /** Records of all shards. */
    removeUpTo(last: number): void {
      records = records.filter((record) => record.seq > last);
    },
    setDown(value: boolean): void {
      isDown = value;
      if (value) interruptions += 1;
    },
    setFull(value: boolean): void {
      isFull = value;
    },
    setDeaf(value: boolean): void {
      isDeaf = value;
    },
    loseEnd(after: number): void {
      interruptions += 1;
      records = records.filter((record) => record.seq <= after);
      seq = after;
    },
    recreate(): void {
      interruptions += 1;
      records = [];
      seq = 0;
      id = randomUUID();
    },
  };
}
