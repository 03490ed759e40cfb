import { createHash } from 'node:crypto';
import type { WebhookBody } from '@fanfare/shared/contracts/graph';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock/createClock.ts';
import { applyContentFault } from '../faults/applyContentFault.ts';
import type { FaultInjector } from '../faults/createFaultInjector.ts';
import type { Live } from '../live/createLive.ts';
import type { State } from '../state/openState.ts';
import type { Delivery, DeliveryKind, NewDelivery } from '../state/repositories/deliveries.repository.ts';
import { createCallbackClient } from './createCallbackClient.ts';
import { createLanes, type LaneOutcome } from './createLanes.ts';
import { metaBody } from './metaBody.ts';
import { GIVE_UP_AFTER_MS, retryGapMs } from './retryGapMs.ts';

export interface CallbackStatus {
  url: string;
  isVerified: boolean;
  problem: string | null;
}

export interface NewWebhook {
  igId: string;
  igsid: string;
  mid: string;
  kind: DeliveryKind;
  body: WebhookBody;
}

export interface WebhookSender {
  start: () => void;
  stop: () => Promise<void>;
  /** Call it in the transaction of the event, and `dispatch` after the commit. */
  store: (news: NewWebhook) => Delivery;
  dispatch: (delivery: Delivery) => void;
  /** Combines everything that is stored during the work into batches. */
  inBatches: <T>(size: number, work: () => T) => T;
  /** Sends the same bytes again as new deliveries. */
  replay: (recorded: readonly Omit<NewDelivery, 'createdAt'>[]) => void;
  retryAll: () => void;
  redeliver: (delivery: Delivery) => void;
  forget: () => void;
  callbackStatus: () => CallbackStatus;
}

interface Dependencies {
  state: State;
  clock: Clock;
  live: Live;
  logger: FastifyBaseLogger;
  faults: FaultInjector;
  callbackUrl: string;
  appSecret: string;
  verifyToken: string;
}

const VERIFY_GAP_FIRST_MS = 250;
const VERIFY_GAP_MAX_MS = 5_000;
/** Longest delay of an out-of-order delivery. */
const HELD_MAX_MS = 60_000;
const lateLane = (id: number) => `late:${id}`;

/** Retries until a 200. Pending deliveries survive restarts. */
export function createWebhookSender(dependencies: Dependencies): WebhookSender {
  const { state, clock, live, logger, faults, callbackUrl, verifyToken } = dependencies;
  const client = createCallbackClient(dependencies);
  const lanes = createLanes({ now: clock.now, run });
  const callbackKey = createHash('sha256').update(`${callbackUrl} ${verifyToken}`).digest('hex');
  const isVerified = () => state.preferences.get().verifiedCallback === callbackKey;
  let problem: string | null = null;
  let verifyTimer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let batch: { size: number; waiting: NewWebhook[] } | null = null;
  let lastNews: WebhookBody['entry'] = [];
  const late = new Set<number>();
  const held = new Set<number>();
  let verifying: Promise<void> = Promise.resolve();

  async function verify(gapMs: number): Promise<void> {
    problem = await client.verify();
    if (isStopped) return;
    if (problem === null) {
      state.preferences.update({ verifiedCallback: callbackKey });
      logger.info({ callbackUrl }, 'webhook callback verified');
      sendPending();
    } else {
      logger.debug({ callbackUrl, problem }, 'webhook callback not verified yet');
      verifyTimer = setTimeout(() => startVerify(Math.min(gapMs * 2, VERIFY_GAP_MAX_MS)), gapMs);
    }
    live.publish({ kind: 'callback' });
  }

  function startVerify(gapMs: number): void {
    verifying = verify(gapMs);
  }

  function sendPending(): void {
    for (const delivery of state.deliveries.listPending()) lanes.add(laneOf(delivery), delivery);
  }

  function store({ body, ...about }: NewWebhook): Delivery {
    const fault = faults.forContent(about.kind);
    const shaped = fault === null ? body : applyContentFault(body, fault);
    const delivery: Delivery = {
      ...about,
      id: 0,
      body: fault === 'unescaped' ? JSON.stringify(shaped) : metaBody(shaped),
      createdAt: clock.now(),
      state: 'pending',
      attempts: [],
      nextAttemptAt: clock.now(),
    };
    if (fault === 'never') return delivery;
    if (batch) {
      batch.waiting.push({ ...about, body: shaped });
      if (batch.waiting.length >= batch.size) sendBatch();
      return delivery;
    }
    const stored = state.deliveries.insert(delivery);
    if (fault === 'late') late.add(stored.id);
    if (fault === 'duplicate') again(stored);
    if (fault === 'rebatched') again({ ...stored, body: metaBody({ ...shaped, entry: [...shaped.entry, ...lastNews] }) });
    lastNews = shaped.entry;
    return stored;
  }

  function again(delivery: Delivery): void {
    const copy = state.deliveries.insert(delivery);
    // The copy is sent after the original.
    state.afterCommit(() => setImmediate(() => dispatch(copy)));
  }

  /** Sends one request for the batch, which is logged as its first delivery. */
  function sendBatch(): void {
    const waiting = batch?.waiting.splice(0) ?? [];
    const [first] = waiting;
    if (!first) return;
    const body = metaBody({ ...first.body, entry: waiting.flatMap((news) => news.body.entry) });
    const delivery = state.deliveries.insert({ ...first, body, createdAt: clock.now() });
    state.afterCommit(() => dispatch(delivery));
  }

  function dispatch(delivery: Delivery): void {
    // Batches are sent as a whole.
    if (delivery.id === 0 || !isVerified()) return;
    if (late.delete(delivery.id)) {
      held.add(delivery.id);
      lanes.add(lateLane(delivery.id), { ...delivery, nextAttemptAt: clock.now() + HELD_MAX_MS });
      return;
    }
    lanes.add(laneOf(delivery), delivery);
  }

  /** Releases a delayed delivery after a newer one. */
  function release(younger: Delivery): void {
    for (const id of held) {
      if (id >= younger.id) continue;
      held.delete(id);
      lanes.wake(lateLane(id));
    }
  }

  function laneOf(delivery: Delivery): string {
    const { deliveryOrder } = state.preferences.get();
    if (deliveryOrder === 'account') return delivery.igId;
    return deliveryOrder === 'conversation' ? delivery.igsid : `delivery:${delivery.id}`;
  }

  async function run(delivery: Delivery): Promise<LaneOutcome> {
    const result = await client.post(delivery.body, faults.forAttempt(delivery.kind));
    const at = clock.now();
    // A request that was aborted by stopping is repeated after the next start.
    if (isStopped && result.status === null) return { waitUntil: at, blocksLane: true };
    delivery.attempts.push({ at, ...result });
    const isDelivered = result.error === null;
    if (isDelivered) delivery.state = 'delivered';
    else if (at - delivery.createdAt >= GIVE_UP_AFTER_MS) delivery.state = 'dropped';
    else delivery.nextAttemptAt = at + retryGapMs(delivery.attempts.length);
    state.deliveries.save(delivery);
    release(delivery);
    live.publish({ kind: 'delivery', igId: delivery.igId, igsid: delivery.igsid });
    if (!isDelivered) logger.debug({ deliveryId: delivery.id, ...result }, 'webhook not delivered');
    if (delivery.state !== 'pending') return 'done';
    // Without a response, the lane is blocked to preserve the order. A refusal affects only this delivery.
    return { waitUntil: delivery.nextAttemptAt, blocksLane: result.status === null || result.status >= 500 };
  }

  clock.onMove(() => lanes.pump());

  return {
    start: () => {
      if (isVerified()) sendPending();
      else startVerify(VERIFY_GAP_FIRST_MS);
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(verifyTimer);
      const idle = lanes.stop();
      await client.close();
      await Promise.all([idle, verifying]);
    },
    store,
    dispatch,
    inBatches: (size, work) => {
      batch = { size, waiting: [] };
      try {
        const result = work();
        sendBatch();
        return result;
      } finally {
        batch = null;
      }
    },
    replay: (recorded) => {
      state.transaction(() => {
        for (const { igId, igsid, mid, kind, body } of recorded) {
          const copy = state.deliveries.insert({ igId, igsid, mid, kind, body, createdAt: clock.now() });
          state.afterCommit(() => dispatch(copy));
        }
      });
    },
    retryAll: () => lanes.wakeAll(),
    redeliver: (delivery) => {
      const retryLane = `retry:${delivery.id}`;
      if (delivery.state === 'pending') {
        for (const lane of [laneOf(delivery), retryLane, lateLane(delivery.id)]) lanes.wake(lane);
        return;
      }
      delivery.state = 'pending';
      delivery.nextAttemptAt = clock.now();
      state.deliveries.save(delivery);
      lanes.add(retryLane, delivery);
    },
    forget: () => {
      lanes.clear();
      late.clear();
      held.clear();
    },
    callbackStatus: () => ({ url: callbackUrl, isVerified: isVerified(), problem }),
  };
}
