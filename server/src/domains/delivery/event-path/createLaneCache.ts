import { createHash } from 'node:crypto';
import type { Epoch } from './journal.repository.ts';
import type { LaneState } from './LaneState.ts';

interface Kept {
  state: LaneState;
  hash: number;
  /** The tables have it from here on. */
  seq: number;
}

const LANES_KEPT = 20_000;

/** States of lanes in memory. An append fails if one of them was changed by somebody else. */
export function createLaneCache() {
  const lanes = new Map<string, Kept>();
  let epoch = 0;

  return {
    epoch: () => epoch,
    read: (lane: string): LaneState | null => lanes.get(lane)?.state ?? null,
    write(lane: string, state: LaneState, seq: number): void {
      const hash = lanes.get(lane)?.hash ?? hashOf(lane);
      lanes.delete(lane);
      lanes.set(lane, { state, hash, seq });
    },
    endSend(lane: string, sendId: string, seq: number): void {
      const kept = lanes.get(lane);
      if (kept?.state.openSend === sendId) {
        lanes.set(lane, { ...kept, seq, state: { ...kept.state, hasOpenSends: false, openSend: null } });
      }
    },
    isProjected: (lane: string, position: number): boolean => (lanes.get(lane)?.seq ?? 0) <= position,
    /** Updates of the lane wait for the worker. */
    block(lane: string): void {
      const kept = lanes.get(lane);
      if (kept) lanes.set(lane, { ...kept, state: { ...kept.state, hasOpenUpdates: true } });
    },
    /** Forgets what others have changed. Who changes a lane has projected it. */
    advance({ epoch: now, touchedSince, touched, position }: Epoch): void {
      const hashes = new Set(touched);
      const isTouched = epoch < touchedSince ? ({ seq }: Kept) => seq <= position : ({ hash }: Kept) => hashes.has(hash);
      if (now !== epoch) for (const [lane, kept] of lanes) if (isTouched(kept)) lanes.delete(lane);
      epoch = now;
    },
    /** Only what the tables have. */
    prune(position: number): void {
      for (const [lane, { seq }] of lanes) {
        if (lanes.size <= LANES_KEPT) return;
        if (seq <= position) lanes.delete(lane);
      }
    },
    clear: () => lanes.clear(),
  };
}

/** Equals `lane_hash` in the database. */
function hashOf(lane: string): number {
  return createHash('md5').update(lane).digest().readInt32BE(0);
}
