import type { Delivery } from '../state/repositories/deliveries.repository.ts';

export type LaneOutcome = 'done' | { waitUntil: number; blocksLane: boolean };

interface Lane {
  queue: Delivery[];
  isBusy: boolean;
  waitUntil: number;
}

export interface Lanes {
  /** Also retries a waiting queue. */
  add: (lane: string, delivery: Delivery) => void;
  /** Call it after the clock has changed. */
  pump: () => void;
  wake: (lane: string) => void;
  wakeAll: () => void;
  clear: () => void;
  /** Resolves when all running deliveries have ended. */
  stop: () => Promise<void>;
}

const CONCURRENCY = 64;
/** Larger delays overflow in setTimeout. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/**
 * Deliveries are sequential within a lane, and up to 64 lanes run in parallel. After a failure with
 * `blocksLane`, a delivery keeps its place; otherwise it waits outside the lane.
 */
export function createLanes(options: { now: () => number; run: (delivery: Delivery) => Promise<LaneOutcome> }): Lanes {
  const lanes = new Map<string, Lane>();
  const ready = new Set<string>();
  const waiting = new Set<string>();
  const running = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function settle(key: string, lane: Lane): void {
    ready.delete(key);
    waiting.delete(key);
    if (lane.isBusy) return;
    if (lane.queue.length === 0) lanes.delete(key);
    else if (lane.waitUntil > options.now()) waiting.add(key);
    else ready.add(key);
  }

  function add(key: string, delivery: Delivery, waitUntil: number): void {
    const lane = lanes.get(key) ?? { queue: [], isBusy: false, waitUntil: 0 };
    lanes.set(key, lane);
    lane.queue.push(delivery);
    lane.waitUntil = lane.queue.length === 1 ? waitUntil : 0;
    settle(key, lane);
  }

  function pump(): void {
    if (isStopped) return;
    // A copy, because waiting lanes are added back during the iteration.
    for (const key of [...waiting]) {
      const lane = lanes.get(key);
      if (lane) settle(key, lane);
    }
    for (const key of ready) {
      if (running.size >= CONCURRENCY) return;
      const lane = lanes.get(key);
      if (lane) start(key, lane);
    }
    arm();
  }

  function start(key: string, lane: Lane): void {
    const run = runHead(key, lane).finally(() => {
      running.delete(run);
      pump();
    });
    running.add(run);
  }

  async function runHead(key: string, lane: Lane): Promise<void> {
    const [delivery] = lane.queue;
    if (!delivery) return;
    lane.isBusy = true;
    ready.delete(key);
    const outcome = await options.run(delivery);
    lane.isBusy = false;
    if (lanes.get(key) !== lane) return;
    lane.waitUntil = 0;
    if (outcome !== 'done' && outcome.blocksLane) lane.waitUntil = outcome.waitUntil;
    else lane.queue.shift();
    settle(key, lane);
    if (outcome !== 'done' && !outcome.blocksLane) add(`retry:${delivery.id}`, delivery, outcome.waitUntil);
  }

  function arm(): void {
    clearTimeout(timer);
    let next = Number.POSITIVE_INFINITY;
    for (const key of waiting) next = Math.min(next, lanes.get(key)?.waitUntil ?? next);
    if (next !== Number.POSITIVE_INFINITY) timer = setTimeout(pump, Math.min(Math.max(next - options.now(), 1), TIMER_MAX_MS));
  }

  return {
    add: (key, delivery) => {
      add(key, delivery, delivery.nextAttemptAt);
      // Runs after the current turn, so that the response is not delayed.
      setImmediate(pump);
    },
    pump,
    wake: (key) => {
      const lane = lanes.get(key);
      if (lane) lane.waitUntil = 0;
      pump();
    },
    wakeAll: () => {
      for (const lane of lanes.values()) lane.waitUntil = 0;
      pump();
    },
    clear: () => {
      lanes.clear();
      ready.clear();
      waiting.clear();
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
