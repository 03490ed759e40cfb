import type { AcceptedUpdate } from '../webhook-intake/reading/describeUpdate.ts';

export interface QueuedUpdate {
  update: AcceptedUpdate;
  lane: string;
  queuedAt: number;
  /** True if it was stored; false if the worker must process it. */
  settle: (isStored: boolean) => void;
  fail: (error: unknown) => void;
}

/** One update of a lane at a time, and the same share for each account. */
export function createLaneQueue() {
  const accounts = new Map<string, Map<string, QueuedUpdate[]>>();
  /** By lane: how often it must be released. */
  const held = new Map<string, number>();
  let size = 0;

  return {
    size: () => size,
    add(item: QueuedUpdate): void {
      const { igId } = item.update;
      const lanes = accounts.get(igId) ?? new Map<string, QueuedUpdate[]>();
      accounts.set(igId, lanes);
      const waiting = lanes.get(item.lane);
      if (waiting) waiting.push(item);
      else lanes.set(item.lane, [item]);
      size += 1;
    },
    /** Holds the lanes of the result until they are released. */
    take(most: number): QueuedUpdate[] {
      const taken: QueuedUpdate[] = [];
      const share = Math.max(1, Math.ceil(most / Math.max(1, accounts.size)));
      for (const [igId, lanes] of [...accounts]) {
        let left = Math.min(share, most - taken.length);
        for (const [lane, items] of lanes) {
          if (left === 0) break;
          if (held.has(lane)) continue;
          const item = items.shift();
          if (items.length === 0) lanes.delete(lane);
          if (!item) continue;
          held.set(lane, (held.get(lane) ?? 0) + 1);
          taken.push(item);
          left -= 1;
        }
        // The next batch begins with another account.
        accounts.delete(igId);
        if (lanes.size > 0) accounts.set(igId, lanes);
      }
      size -= taken.length;
      return taken;
    },
    putBack(item: QueuedUpdate): void {
      const { igId } = item.update;
      const lanes = accounts.get(igId) ?? new Map<string, QueuedUpdate[]>();
      accounts.set(igId, lanes);
      lanes.set(item.lane, [item, ...(lanes.get(item.lane) ?? [])]);
      held.delete(item.lane);
      size += 1;
    },
    hold(lane: string): void {
      held.set(lane, (held.get(lane) ?? 0) + 1);
    },
    /** The updates behind the one that is held; each must be released, too. */
    takeRest(igId: string, lane: string): QueuedUpdate[] {
      const lanes = accounts.get(igId);
      const rest = lanes?.get(lane) ?? [];
      lanes?.delete(lane);
      size -= rest.length;
      held.set(lane, (held.get(lane) ?? 0) + rest.length);
      return rest;
    },
    release(lane: string): void {
      const left = (held.get(lane) ?? 1) - 1;
      if (left > 0) held.set(lane, left);
      else held.delete(lane);
    },
    clear(): QueuedUpdate[] {
      const all = [...accounts.values()].flatMap((lanes) => [...lanes.values()].flat());
      accounts.clear();
      size = 0;
      return all;
    },
  };
}
