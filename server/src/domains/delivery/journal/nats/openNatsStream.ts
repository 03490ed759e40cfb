import { setTimeout as delay } from 'node:timers/promises';
import {
  type ConsumerMessages,
  DeliverPolicy,
  DiscardPolicy,
  JetStreamApiError,
  type JetStreamClient,
  type JetStreamManager,
  jetstream,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
  type StreamConfig,
  type StreamInfo,
} from '@nats-io/jetstream';
import { connect, type NatsConnection, nanos } from '@nats-io/transport-node';
import type { JournalSettings } from '../../../../infrastructure/env/Settings.ts';
import type { Logger } from '../../../../infrastructure/logger/createLogger.ts';
import { type Reading, type RecordStream, StreamError } from '../RecordStream.ts';
import { createNatsLeases } from './createNatsLeases.ts';

interface Options {
  settings: JournalSettings;
  logger: Logger;
  isStart: boolean;
}

interface Ready {
  connection: NatsConnection;
  client: JetStreamClient;
  manager: JetStreamManager;
}

const RETRY_MS = 1_000;
const ATTEMPT_MS = 1_500;
const APPEND_LIMIT_MS = 5_000;
const READY_LIMIT_MS = 2_000;
const PAUSE_MS = 100;
const PING_MS = 2_000;
const PINGS_MISSED = 2;
const DUPLICATE_WINDOW_MS = 60_000;
const UNLIMITED = -1;
const SEALED = 1;
/** Error codes of JetStream. */
const TOO_LARGE = 10054;
const FULL = 10077;
const ALREADY_REMOVED = [10043, 10057];

export function openNatsStream({ settings, logger, isStart }: Options): RecordStream {
  const { name } = settings;
  const subjects = `${name}.journal.*`;
  const subjectOf = (shard: number) => `${name}.journal.${shard}`;
  let current: Ready | null = null;
  let isConnected = false;
  let isResponding = true;
  let lostAt = performance.now();
  let isClosed = false;
  const readings = new Set<() => void>();
  const opening = open();

  async function open(): Promise<NatsConnection> {
    const connection = await connect({
      servers: [...settings.servers],
      name: 'fanfare',
      ...(settings.user !== null && { user: settings.user, pass: settings.password ?? '' }),
      ...(settings.isTls && { tls: {} }),
      waitOnFirstConnect: true,
      maxReconnectAttempts: -1,
      reconnectTimeWait: RETRY_MS / 2,
      pingInterval: PING_MS,
      maxPingOut: PINGS_MISSED,
      timeout: ATTEMPT_MS,
    });
    void watch(connection);
    void prepare(connection, isStart);
    return connection;
  }

  async function watch(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') {
        isConnected = false;
        lostAt = performance.now();
        for (const stop of readings) stop();
        logger.warn('the connection to the journal is lost');
      } else if (type === 'reconnect') {
        logger.info('the journal is connected again');
        void prepare(connection, false);
      }
    }
  }

  async function prepare(connection: NatsConnection, mayOpenSealed: boolean): Promise<void> {
    for (let isReported = false; !isClosed; isReported = true) {
      try {
        const manager = await jetstreamManager(connection, { timeout: APPEND_LIMIT_MS });
        const info = await ensureStream(manager, settings, subjects, mayOpenSealed);
        current = { connection, client: jetstream(connection, { timeout: ATTEMPT_MS }), manager };
        isConnected = true;
        logger.info({ stream: name, replicas: info.config.num_replicas }, 'the journal is ready');
        return;
      } catch (error) {
        if (!isReported) logger.error({ err: error }, 'the journal is not ready');
        await delay(RETRY_MS);
      }
    }
  }

  async function ready(): Promise<Ready> {
    while (!current || !isConnected) {
      if (isClosed || performance.now() - lostAt > READY_LIMIT_MS) throw new StreamError('journal');
      await delay(20);
    }
    return current;
  }

  function connected(): Ready {
    if (!current || !isConnected) throw new StreamError('journal');
    return current;
  }

  async function observe<T>(answer: Promise<T>): Promise<T> {
    return answer.then(
      (value) => {
        isResponding = true;
        return value;
      },
      (error: unknown) => {
        isResponding = isFull(error);
        throw error;
      },
    );
  }

  async function append(shard: number, data: Buffer, id: string): Promise<void> {
    const deadline = performance.now() + APPEND_LIMIT_MS;
    for (;;) {
      const { client, connection } = await ready();
      if (data.length > (connection.info?.max_payload ?? 0)) {
        throw new StreamError('journal', { cause: new Error(`${data.length} bytes exceed max_payload of NATS.`) });
      }
      try {
        await client.publish(subjectOf(shard), data, { msgID: id, timeout: ATTEMPT_MS });
        return;
      } catch (error) {
        if (isFull(error)) throw new StreamError('journal_full', { cause: error });
        const isRefused = error instanceof JetStreamApiError && error.code === TOO_LARGE;
        if (isRefused || performance.now() > deadline) throw new StreamError('journal', { cause: error });
        await delay(PAUSE_MS);
      }
    }
  }

  function read(shard: number, after: number): Reading {
    let messages: ConsumerMessages | null = null;
    let isStopped = false;
    const stop = () => {
      isStopped = true;
      void messages?.close();
    };
    async function* records() {
      const { client } = connected();
      readings.add(stop);
      const consumer = await client.consumers.get(name, {
        filter_subjects: subjectOf(shard),
        deliver_policy: DeliverPolicy.StartSequence,
        opt_start_seq: after + 1,
      });
      try {
        messages = await consumer.consume({ max_bytes: 8 * 1024 * 1024, expires: 10_000, abort_on_missing_resource: true });
        if (isStopped) stop();
        void stopAtReset(messages, stop);
        for await (const message of messages) {
          const { seq } = message;
          yield { seq, at: new Date(message.info.timestampNanos / 1e6), data: Buffer.from(message.data) };
        }
      } finally {
        // NATS would keep it for five minutes.
        void consumer.delete().catch(() => undefined);
      }
    }
    async function* untilStopped() {
      try {
        yield* records();
      } finally {
        readings.delete(stop);
      }
    }
    return { [Symbol.asyncIterator]: untilStopped, stop };
  }

  async function find(query: { seq: number; next_by_subj: string } | { last_by_subj: string }) {
    const { manager } = await ready();
    const message = await manager.streams.getMessage(name, query);
    return message ? { seq: message.seq, at: message.time } : null;
  }

  return {
    async id() {
      const { manager } = await ready();
      const { created } = await manager.streams.info(name);
      return `${name}@${created}`;
    },
    append: (shard, data, id) => observe(append(shard, data, id)),
    read,
    first: (shard, after = 0) => find({ seq: after + 1, next_by_subj: subjectOf(shard) }),
    last: (shard) => find({ last_by_subj: subjectOf(shard) }),
    // Not `purge`: servers before 2.9.19 repeat it without its subject when they restart, and lose records of other shards.
    async forget(seqs) {
      const { manager } = connected();
      await Promise.all(
        seqs.map((seq) =>
          manager.streams.deleteMessage(name, seq, false).catch((error: unknown) => {
            if (!(error instanceof JetStreamApiError && ALREADY_REMOVED.includes(error.code))) throw error;
          }),
        ),
      );
    },
    async state() {
      const { manager } = await ready();
      const { state } = await observe(manager.streams.info(name, { subjects_filter: subjects }));
      const records = new Map(
        Object.entries(state.subjects ?? {}).map(([subject, count]) => [Number(subject.split('.').at(-1)), count]),
      );
      return { lastSeq: state.last_seq, oldestAt: state.messages > 0 ? new Date(state.first_ts) : null, records };
    },
    leases: createNatsLeases(ready, settings),
    isConnected: () => isConnected && isResponding,
    async seal() {
      const { manager } = await ready();
      await manager.streams.update(name, { max_msg_size: SEALED });
    },
    async close() {
      isClosed = true;
      isConnected = false;
      const connection = await Promise.race([opening, Promise.resolve(null)]);
      await connection?.close();
    },
  };
}

/** The client would skip records that follow a loss. */
async function stopAtReset(messages: ConsumerMessages, stop: () => void): Promise<void> {
  for await (const { type } of messages.status()) if (type === 'reset') stop();
}

function isFull(error: unknown): boolean {
  const cause = error instanceof StreamError ? error.cause : error;
  return cause instanceof JetStreamApiError && cause.code === FULL;
}

async function ensureStream(
  manager: JetStreamManager,
  { name, replicas, maxBytes }: JournalSettings,
  subject: string,
  mayOpenSealed: boolean,
): Promise<StreamInfo> {
  const wanted: Partial<StreamConfig> & { name: string } = {
    name,
    subjects: [subject],
    storage: StorageType.File,
    retention: RetentionPolicy.Limits,
    discard: DiscardPolicy.New,
    max_bytes: maxBytes,
    num_replicas: replicas,
    duplicate_window: nanos(DUPLICATE_WINDOW_MS),
    max_msg_size: UNLIMITED,
  };
  const existing = await manager.streams.info(name).catch((error: unknown) => {
    if (error instanceof Error && error.message === 'stream not found') return null;
    throw error;
  });
  if (!existing) return manager.streams.add(wanted);
  const { config } = existing;
  const isSealed = config.max_msg_size === SEALED;
  if (isSealed && !mayOpenSealed) return existing;
  const isSame = config.num_replicas === replicas && config.max_bytes === maxBytes && !isSealed;
  return isSame ? existing : manager.streams.update(name, wanted);
}
