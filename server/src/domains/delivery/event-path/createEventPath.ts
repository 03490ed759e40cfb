import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import { isConnectionFailure } from '../../../infrastructure/database/connecting/isConnectionFailure.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import type { EventPublisher } from '../../../infrastructure/event-bus/createEventBus.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import type { PublishedFlows } from '../../automation/flows/index.ts';
import { asClaimed, type ClaimedSend, type SendHandover } from '../../instagram/outbox/index.ts';
import type { AcceptedUpdate } from '../webhook-intake/reading/describeUpdate.ts';
import type { ClaimedUpdate } from '../worker/worker.repository.ts';
import { createCrashNote } from './createCrashNote.ts';
import { createDecider, type Decided, type DecidedUpdate } from './createDecider.ts';
import { createJournalWriter } from './createJournalWriter.ts';
import { createLaneCache } from './createLaneCache.ts';
import { createLaneQueue, type QueuedUpdate } from './createLaneQueue.ts';
import { createProjector } from './createProjector.ts';
import { createRecentIds } from './createRecentIds.ts';
import { findUnknownKeys, isOutdated, requeueFailures } from './journal.repository.ts';
import { inboxKeyOf } from './lanes.repository.ts';

interface Options {
  database: Database;
  flows: PublishedFlows;
  clock: Clock;
  logger: Logger;
  bus: EventPublisher;
  sends: SendHandover;
  dataDir: string;
}

export interface EventPath {
  /** Stores and decides. Resolves to the updates that the worker must process; call `release` when they are stored. */
  take: (updates: readonly AcceptedUpdate[]) => Promise<{ rest: AcceptedUpdate[]; release: () => void }>;
  /** What an earlier process left in the journal. */
  recover: () => Promise<void>;
  isSuspect: (update: AcceptedUpdate) => boolean;
  start: () => void;
  stop: () => Promise<void>;
  /** After the last message was sent. */
  finish: () => Promise<void>;
}

interface Projectable {
  seq: number;
  update: ClaimedUpdate;
  stranger: string | null;
  hasQueuedSends: boolean;
}

const BATCH_UPDATES = 128;
/** A third of the time after which others look for a message. */
const CALL_WITHIN_MS = 20_000;
const OWN_MESSAGES_KEPT = 50_000;
/** Decisions are repeated once when a lane has changed meanwhile. */
const TRIES = 2;
/** An echo may come before the response of its call. */
const ECHO_RETRY_MS = 20;

/** Decides messages in the order of their lanes: one commit has the updates, the decisions and that messages are being sent. */
export function createEventPath({ database, flows, clock, logger, bus, sends, dataDir }: Options): EventPath {
  const queue = createLaneQueue();
  const cache = createLaneCache();
  const own = createRecentIds(OWN_MESSAGES_KEPT);
  const journal = createJournalWriter(database);
  const crashNote = createCrashNote(dataDir);
  const isOwnMessage = (accountId: string, mid: string) => own.has(`${accountId}:${mid}`);
  const inFlight = new Map<string, number>();
  const decider = createDecider({ database, flows, clock, cache, isOwnMessage, isSending: (lane) => inFlight.has(lane) });
  const projector = createProjector({ database, logger, isBusy: () => projectable.length > 30, onProjected });
  let projectable: Projectable[] = [];
  let isStopped = true;
  let isRunning = false;
  let appending: Promise<void> = Promise.resolve();
  /** The outcome of a commit is unknown: what is in memory may be wrong. */
  let isUnsure = false;
  /** Updates that may have ended the process before: the worker counts its attempts. */
  let suspects: ReadonlySet<string> = new Set();

  function wake(): void {
    if (!isRunning && !isStopped) void run();
  }

  async function run(): Promise<void> {
    isRunning = true;
    while (!isStopped) {
      const batch = queue.take(BATCH_UPDATES);
      if (batch.length === 0) break;
      await decideBatch(batch);
    }
    isRunning = false;
  }

  /** Decides while the batch before is being written. */
  async function decideBatch(batch: readonly QueuedUpdate[]): Promise<void> {
    const beganAtMs = Date.now();
    try {
      if (isUnsure) await settleDoubt();
      crashNote.write(batch.map(({ update }) => inboxKeyOf(update)));
      const room = await sends.reserve(batch.length);
      const decided = await decider.decide(batch, room).catch((error: unknown) => {
        sends.send([], room);
        if (isConnectionFailure(error)) throw error;
        logger.error({ err: error, updates: batch.length }, 'deciding a batch failed');
        return null;
      });
      // The worker processes them one by one.
      if (!decided) return leave(batch);
      await appending;
      appending = append(decided, room, beganAtMs, TRIES);
    } catch (error) {
      for (const item of batch) end(item, (failed) => failed.fail(error));
    }
  }

  async function append(decided: Decided, room: number, beganAtMs: number, tries: number): Promise<void> {
    const { known, rest, later, items } = decided;
    for (const item of known) end(item, ({ settle }) => settle(true));
    leave(rest);
    for (const item of later) setTimeout(() => putBack(item), ECHO_RETRY_MS);
    if (items.length === 0) return sends.send([], room);
    try {
      const appended = await journal.appendDecisions(decided.append);
      for (const decidedUpdate of items) remember(decidedUpdate, appended.seq);
      sends.send(
        items.flatMap((item) => takenSend(item) ?? []),
        room,
      );
      if (!decider.isCurrent(appended)) await decider.refresh();
      announce(items, beganAtMs);
      for (const { item } of items) end(item, ({ settle }) => settle(true));
      projector.wake();
    } catch (error) {
      const batch = items.map(({ item }) => item);
      const again = isOutdated(error) && tries > 1 ? await decider.decide(batch, room, true).catch(() => null) : null;
      if (again) return append(again, room, beganAtMs, tries - 1);
      sends.send([], room);
      if (!isOutdated(error)) {
        isUnsure = true;
        logger.warn({ err: error, updates: batch.length }, 'appending to the journal failed');
      }
      // The worker's transactions find out which of them are known.
      leave(batch);
    }
  }

  /** To the worker, with everything behind them. */
  function leave(items: readonly QueuedUpdate[]): void {
    for (const item of items) {
      const behind = queue.takeRest(item.update.igId, item.lane);
      decider.block(item.update);
      for (const { settle } of [item, ...behind]) settle(false);
    }
  }

  function putBack(item: QueuedUpdate): void {
    if (isStopped) return item.settle(false);
    queue.putBack(item);
    wake();
  }

  async function settleDoubt(): Promise<void> {
    await projector.projectAll();
    cache.clear();
    isUnsure = false;
  }

  function end(item: QueuedUpdate, settle: (item: QueuedUpdate) => void): void {
    queue.release(item.lane);
    settle(item);
    if (queue.size() > 0) wake();
  }

  function remember({ update, answer, next }: DecidedUpdate, seq: number): void {
    if (next) cache.write(update.lane, next, seq);
    const { sendCount = 0, taken = null } = answer?.run?.outcome ?? {};
    const stranger = answer && !answer.inbound.contact.is_profile_fresh ? answer.inbound.contact.id : null;
    projectable.push({ seq, update, stranger, hasQueuedSends: sendCount > (taken ? 1 : 0) });
  }

  function takenSend({ update, answer, account }: DecidedUpdate): ClaimedSend | null {
    const taken = answer?.run?.outcome.taken;
    if (!answer || !taken) return null;
    const { lane, account_id: accountId, received_at } = update;
    const { execution } = answer;
    const send: ClaimedSend = {
      ...asClaimed(taken, answer.inbound.contact.lastInboundAt, received_at),
      account,
    };
    inFlight.set(lane, (inFlight.get(lane) ?? 0) + 1);
    return {
      ...send,
      journaled: {
        execution,
        callBefore: performance.now() + CALL_WITHIN_MS,
        onResponse: (messageId) => own.add(`${accountId}:${messageId}`),
        append: async ({ messageId, sentAt, call }) => {
          if (!execution) return;
          const { seq } = await journal.appendResult({ send, messageId, sentAt, call, execution });
          cache.endSend(lane, taken.id, seq);
          projector.wake();
        },
        onEnd: () => {
          const left = (inFlight.get(lane) ?? 1) - 1;
          if (left > 0) inFlight.set(lane, left);
          else inFlight.delete(lane);
        },
      },
    };
  }

  function announce(items: readonly DecidedUpdate[], beganAtMs: number): void {
    const updates = items.map(({ update }) => update);
    bus.publish('delivery-stored', updates, beganAtMs);
    bus.publish(
      'updates-claimed',
      items.map(({ item }) => (performance.now() - item.queuedAt) / 1_000),
    );
  }

  function onProjected(owners: ReadonlySet<string>, position: number): void {
    decider.advance(position);
    cache.prune(position);
    const isDone = ({ seq }: Projectable) => seq <= position;
    const done = projectable.filter(isDone);
    projectable = projectable.filter((one) => !isDone(one));
    for (const ownerId of new Set([...owners, ...done.map(({ update }) => update.owner_id)])) bus.publish('feed-changed', ownerId);
    for (const { update, stranger } of done) if (stranger !== null) bus.publish('contact-seen', update.owner_id, stranger);
    if (done.some(({ hasQueuedSends }) => hasQueuedSends)) bus.publish('sends-queued');
    if (done.length > 0) {
      bus.publish(
        'updates-processed',
        done.map(({ update }) => update),
        Math.min(...done.map(({ update }) => update.received_at.getTime())),
      );
    }
    if (projectable.length > 0) projector.wake();
  }

  return {
    async take(updates) {
      if (isStopped) return { rest: [...updates], release: () => undefined };
      const lanes: string[] = [];
      const settled = await Promise.allSettled(
        updates.map(
          (update) =>
            new Promise<boolean>((resolve, reject) => {
              const lane = `${update.igId}:${update.contactKey}`;
              lanes.push(lane);
              const item = { update, lane, queuedAt: performance.now(), settle: resolve, fail: reject };
              if (suspects.size > 0 && suspects.has(inboxKeyOf(update))) {
                queue.hold(lane);
                return resolve(false);
              }
              queue.add(item);
              wake();
            }),
        ),
      );
      const isLeft = (index: number) => {
        const outcome = settled[index];
        return outcome?.status === 'fulfilled' && !outcome.value;
      };
      const release = () => {
        for (const [index, lane] of lanes.entries()) if (isLeft(index)) queue.release(lane);
        wake();
      };
      const failed = settled.find((outcome) => outcome.status === 'rejected');
      if (failed) {
        release();
        throw failed.reason;
      }
      return { rest: updates.filter((_, index) => isLeft(index)), release };
    },
    isSuspect: (update) => suspects.has(inboxKeyOf(update)),
    async recover() {
      suspects = await findUnknownKeys(database.system, crashNote.open());
      await requeueFailures(database);
      await projector.projectAll();
    },
    start() {
      projector.start();
      isStopped = false;
      wake();
    },
    async stop() {
      isStopped = true;
      for (const { settle } of queue.clear()) settle(false);
      while (isRunning) await new Promise((resolve) => setImmediate(resolve));
      await appending;
    },
    async finish() {
      await projector.stop();
      crashNote.close();
    },
  };
}
