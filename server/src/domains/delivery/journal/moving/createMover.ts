import { setTimeout as delay } from 'node:timers/promises';
import type { Database, Queries } from '../../../../infrastructure/database/Database.ts';
import type { Logger } from '../../../../infrastructure/logger/createLogger.ts';
import type { Dispatch } from '../../webhook-intake/index.ts';
import { advanceShards, claimShard, PositionsChanged, type ShardMove } from '../journal.repository.ts';
import type { Reading, RecordPlace, RecordStream, StreamRecord } from '../RecordStream.ts';
import { decodeRecord } from '../records.ts';
import { findRenumbered, isNewer, isUnchanged } from './renumbering.ts';
import { dispatch, storeDeliveries, storeOneByOne } from './storeDeliveries.ts';

interface OpenShard {
  shard: number;
  stream: string;
  fence: number;
  position: number;
  waiting: StreamRecord[];
  waitingBytes: number;
  moved: RecordPlace[];
  reading: Reading;
  readTo: number;
  readAt: Date | null;
  hasRoom: (() => void) | null;
}

export interface Mover {
  own: (shard: number) => void;
  disown: (shard: number) => Promise<void>;
  checkStalled: () => Promise<void>;
  forgetMoved: () => Promise<void>;
  stop: () => Promise<void>;
}

export interface MoverOptions extends Dispatch {
  stream: RecordStream;
  database: Database;
  logger: Logger;
  isMine: (shard: number) => boolean;
}

interface Batch {
  open: OpenShard;
  records: StreamRecord[];
}

const RETRY_MS = 500;
const BATCH_BYTES = 4 * 1024 * 1024;
const BATCH_RECORDS = 512;
const WAITING_BYTES_MAX = 8 * 1024 * 1024;
const ATTEMPTS_TOGETHER = 2;
const ATTEMPTS = 10;
const FORGET_TOGETHER = 256;

export function createMover(options: MoverOptions): Mover {
  const { stream, database, logger, isMine, room, take, bus } = options;
  const owned = new Set<number>();
  const open = new Map<number, OpenShard>();
  const opening = new Map<number, Promise<void>>();
  const forgetting = new Set<OpenShard>();
  let moving: Promise<void> | null = null;
  let current: Promise<void> = Promise.resolve();
  let isStopped = false;

  const isOwned = (shard: number) => !isStopped && owned.has(shard);
  const mayMove = (shard: number) => isOwned(shard) && isMine(shard);

  async function openShard(shard: number): Promise<void> {
    for (let isReported = false; isOwned(shard); await delay(RETRY_MS)) {
      if (!isMine(shard)) continue;
      try {
        return await tryToOpen(shard);
      } catch (error) {
        if (!isReported) logger.warn({ err: error, shard }, 'a shard of the journal cannot be opened');
        isReported = true;
      }
    }
  }

  async function tryToOpen(shard: number): Promise<void> {
    const id = await stream.id();
    const { position, fence, recorded_at } = await claimShard(database.system, id, shard);
    const renumbered = await findRenumbered(stream, shard, { position, recorded_at });
    const begin = renumbered ?? position;
    if (renumbered !== null) {
      logger.error({ shard, position, renumbered }, 'the journal lost records that were already moved');
      await advanceShards(database.system, id, [{ shard, fence, from: position, to: begin, recordedAt: null }]);
    }
    if (!isOwned(shard)) return;
    const reading = stream.read(shard, begin);
    const opened: OpenShard = {
      shard,
      stream: id,
      fence,
      position: begin,
      waiting: [],
      waitingBytes: 0,
      moved: [],
      reading,
      readTo: begin,
      readAt: recorded_at,
      hasRoom: null,
    };
    open.set(shard, opened);
    for (const earlier of forgetting) if (earlier.shard === shard) forgetting.delete(earlier);
    void pump(opened);
    forgetMovedBefore(opened, begin, recorded_at).catch((error: unknown) =>
      logger.warn({ err: error, shard }, 'moved records were not found'),
    );
  }

  /** The previous owner may have ended before it removed them. */
  async function forgetMovedBefore(opened: OpenShard, position: number, recordedAt: Date | null): Promise<void> {
    const { shard } = opened;
    let record = await stream.first(shard);
    while (record !== null && record.seq <= position && !isNewer(record, recordedAt) && open.get(shard) === opened) {
      forgetLater(opened, [record]);
      record = await stream.first(shard, record.seq);
    }
  }

  function forgetLater(opened: OpenShard, records: readonly RecordPlace[]): void {
    opened.moved.push(...records.map(({ seq, at }) => ({ seq, at })));
    forgetting.add(opened);
  }

  async function forget(opened: OpenShard): Promise<void> {
    const { shard, moved } = opened;
    while (moved.length > 0) {
      const records = moved.slice(0, FORGET_TOGETHER);
      if (await isUnchanged(stream, shard, records)) {
        await stream.forget(records.map(({ seq }) => seq));
        moved.splice(0, records.length);
      } else {
        moved.length = 0;
        if (open.get(shard) === opened) reopen(shard);
      }
    }
    forgetting.delete(opened);
  }

  async function pump(opened: OpenShard): Promise<void> {
    try {
      for await (const record of opened.reading) {
        opened.waiting.push(record);
        opened.waitingBytes += record.data.length;
        opened.readTo = record.seq;
        opened.readAt = record.at;
        begin();
        if (opened.waitingBytes > WAITING_BYTES_MAX) await roomIn(opened);
      }
    } catch (error) {
      logger.warn({ err: error, shard: opened.shard }, 'reading a shard of the journal failed');
    }
    if (open.get(opened.shard) === opened) reopen(opened.shard);
  }

  function reopen(shard: number): void {
    close(shard);
    if (!isOwned(shard) || opening.has(shard)) return;
    const work = openShard(shard).finally(() => {
      opening.delete(shard);
      if (!open.has(shard)) reopen(shard);
    });
    opening.set(shard, work);
  }

  function close(shard: number): void {
    const opened = open.get(shard);
    open.delete(shard);
    opened?.reading.stop();
    opened?.hasRoom?.();
  }

  function begin(): void {
    moving ??= moveAll()
      .catch((error: unknown) => logger.error({ err: error }, 'moving records of the journal failed'))
      .finally(() => {
        moving = null;
        if (!isStopped && nextBatch().length > 0) begin();
      });
  }

  async function moveAll(): Promise<void> {
    let failures = 0;
    for (let batch = nextBatch(); batch.length > 0; batch = nextBatch()) {
      try {
        current = failures < ATTEMPTS_TOGETHER ? move(batch) : moveCarefully(batch, failures >= ATTEMPTS);
        await current;
        failures = 0;
      } catch (error) {
        if (error instanceof PositionsChanged) for (const shard of error.shards) reopen(shard);
        else {
          if (failures === 0) logger.warn({ err: error }, 'records of the journal cannot be moved and are tried again');
          failures += 1;
          await delay(RETRY_MS);
        }
      }
    }
  }

  function nextBatch(): Batch[] {
    const batch: Batch[] = [];
    const ready = [...open.values()].filter(({ shard, waiting }) => waiting.length > 0 && mayMove(shard));
    const id = ready[0]?.stream;
    let bytes = 0;
    let count = 0;
    for (const opened of ready.filter(({ stream }) => stream === id).sort((a, b) => oldestOf(a) - oldestOf(b))) {
      const end = opened.waiting.findIndex(({ data }) => {
        bytes += data.length;
        count += 1;
        return count > 1 && (bytes > BATCH_BYTES || count > BATCH_RECORDS);
      });
      const records = end === -1 ? [...opened.waiting] : opened.waiting.slice(0, end);
      if (records.length > 0) batch.push({ open: opened, records });
      if (end !== -1) break;
    }
    return batch;
  }

  async function move(batch: readonly Batch[]): Promise<void> {
    const deliveries = batch.flatMap(({ records }) => records.flatMap(({ data }) => decodeRecord(data)));
    const id = batch[0]?.open.stream ?? '';
    const stored = await database.asSystem(async (queries) => {
      const advancing = advanceShards(queries, id, batch.map(moveOf));
      advancing.catch(() => undefined);
      const result = await storeDeliveries(queries, deliveries, room());
      await advancing;
      return result;
    });
    batch.forEach(drop);
    dispatch(stored, options);
  }

  async function moveCarefully(batch: readonly Batch[], isLastAttempt: boolean): Promise<void> {
    const results = await Promise.allSettled(
      batch.map(async ({ open: opened, records }) => {
        for (const record of records) {
          const one = { open: opened, records: [record] };
          const unmoved = { ...moveOf(one), to: opened.position, recordedAt: null };
          const check = (queries: Queries) => advanceShards(queries, opened.stream, [unmoved]);
          const deliveries = decodeRecord(record.data);
          await storeOneByOne({ deliveries, database, check, isLastAttempt, room, take, bus, logger });
          await advanceShards(database.system, opened.stream, [moveOf(one)]);
          drop(one);
        }
      }),
    );
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  }

  function moveOf({ open: { shard, fence, position }, records }: Batch): ShardMove {
    const last = records.at(-1);
    return { shard, fence, from: position, to: last?.seq ?? position, recordedAt: last?.at ?? null };
  }

  function drop({ open: opened, records }: Batch): void {
    opened.position = records.at(-1)?.seq ?? opened.position;
    opened.waiting.splice(0, records.length);
    opened.waitingBytes -= records.reduce((sum, { data }) => sum + data.length, 0);
    forgetLater(opened, records);
    if (opened.waitingBytes <= WAITING_BYTES_MAX) opened.hasRoom?.();
  }

  return {
    own(shard) {
      owned.add(shard);
      if (!open.has(shard)) reopen(shard);
    },
    async disown(shard) {
      owned.delete(shard);
      close(shard);
      await opening.get(shard);
      await current.catch(() => undefined);
    },
    async checkStalled() {
      for (const opened of [...open.values()]) {
        const { readTo, readAt, shard } = opened;
        const last = await stream.last(shard);
        const isMissing = last !== null && (last.seq > readTo || isNewer(last, readAt));
        if (isMissing && opened.readTo === readTo && open.get(shard) === opened) {
          logger.warn({ shard, readTo, last: last.seq }, 'records of the journal did not arrive, so the shard is read again');
          reopen(shard);
        }
      }
    },
    async forgetMoved() {
      for (const opened of forgetting) await forget(opened);
    },
    async stop() {
      isStopped = true;
      for (const shard of [...open.keys()]) close(shard);
      await Promise.all(opening.values());
      await moving;
    },
  };
}

function roomIn(opened: OpenShard): Promise<void> {
  return new Promise((resolve) => {
    opened.hasRoom = resolve;
  });
}

function oldestOf({ waiting }: OpenShard): number {
  return waiting[0]?.at.getTime() ?? 0;
}
