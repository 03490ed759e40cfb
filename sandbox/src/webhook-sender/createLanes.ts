import type { Delivery } from '../state/repositories/deliveries.repository.ts';

/** What happened to a delivery, as far as its lane is concerned. */
export type LaneOutcome = 'done' | { waitUntil: number; blocksLane: boolean };

interface Lane {
  queue: Delivery[];
  isBusy: boolean;
  waitUntil: number;
}

export interface Lanes {
  /** A new delivery also wakes its lane when that waits: its arrival is a good moment to try the callback again. */
  add: (lane: string, delivery: Delivery) => void;
  /** Starts what may start; call after the clock moved. */
  pump: () => void;
  /** Makes what waits in this lane due. */
  wake: (lane: string) => void;
  /** Makes everything that waits due. */
  wakeAll: () => void;
  clear: () => void;
  /** Starts nothing more; resolves when nothing runs any more. */
  stop: () => Promise<void>;
}

const CONCURRENCY = 64;
/** setTimeout overflows above this and would fire at once. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/**
 * Runs deliveries lane by lane: one at a time and in order within a lane, up to 64 lanes at once.
 * A delivery that `blocksLane` keeps its place; any other waits for its next attempt beside the lane.
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
    // A copy: settling puts a lane that still waits back into the set, which a live iteration would visit for ever.
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
      // After the caller's turn: an answer to the caller should not wait for the first delivery to be written.
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
