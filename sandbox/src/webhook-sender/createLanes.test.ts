import { it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { expect } from 'expect';
import type { Delivery } from '../state/repositories/deliveries.repository.ts';
import { createLanes, type LaneOutcome } from './createLanes.ts';

function delivery(id: number): Delivery {
  return {
    id,
    igId: '1',
    igsid: '2',
    mid: 'm',
    kind: 'message',
    body: '{}',
    state: 'pending',
    attempts: [],
    nextAttemptAt: 0,
    createdAt: 0,
  };
}

it('runs at most 64 lanes at once, one delivery of a lane at a time, in order', async (test) => {
  const order: number[] = [];
  const running = new Map<number, () => void>();
  let most = 0;
  const lanes = createLanes({
    now: () => 0,
    run: (each) =>
      new Promise<LaneOutcome>((resolve) => {
        order.push(each.id);
        running.set(each.id, () => resolve('done'));
        most = Math.max(most, running.size);
      }),
  });
  test.after(() => lanes.stop());
  for (let id = 0; id < 400; id += 1) lanes.add(String(id % 200), delivery(id));
  for (let turn = 0; order.length < 400 || running.size > 0; turn += 1) {
    await setImmediate();
    for (const [id, finish] of running) {
      expect(running.has(id - 200)).toBe(false);
      running.delete(id);
      finish();
    }
    expect(turn).toBeLessThan(10_000);
  }
  expect(most).toBe(64);
  for (let id = 0; id < 200; id += 1) expect(order.indexOf(id)).toBeLessThan(order.indexOf(id + 200));
});

it('holds a blocked lane and lets other deliveries wait outside', async (test) => {
  let time = 0;
  const runs: number[] = [];
  const outcomes: Record<number, LaneOutcome> = {
    1: { waitUntil: 50_000, blocksLane: true },
    3: { waitUntil: 50_000, blocksLane: false },
  };
  const lanes = createLanes({
    now: () => time,
    run: async ({ id }) => {
      const outcome = runs.includes(id) ? 'done' : (outcomes[id] ?? 'done');
      runs.push(id);
      return outcome;
    },
  });
  test.after(() => lanes.stop());
  for (const [lane, id] of [
    ['a', 1],
    ['a', 2],
    ['b', 3],
    ['b', 4],
  ] as const)
    lanes.add(lane, delivery(id));
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
  expect(runs).toEqual([1, 3, 4]);
  time = 50_000;
  lanes.pump();
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
  expect(runs.slice(3).toSorted()).toEqual([1, 2, 3]);
  expect(runs.indexOf(1, 1)).toBeLessThan(runs.indexOf(2));
});
