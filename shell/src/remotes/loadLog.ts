import type { LoadPhase } from './LoadFailure.ts';

export interface LoadRecord {
  at: number;
  build: string;
  phase: LoadPhase | 'settled';
  /** Since the build was first asked for. */
  afterMs: number;
  /** What went wrong; missing when it went well. */
  problem?: string;
}

const KEPT = 100;
const records: LoadRecord[] = [];
const begun = new Map<string, number>();

/** What happened while builds were loaded, newest last: shown with a failure, for whoever is asked for help. */
export const loadLog = {
  begin(build: string): void {
    begun.set(build, performance.now());
  },
  add(build: string, phase: LoadRecord['phase'], problem?: string): void {
    const now = performance.now();
    const afterMs = Math.round(now - (begun.get(build) ?? now));
    records.push({ at: Date.now(), build, phase, afterMs, ...(problem !== undefined && { problem }) });
    if (records.length > KEPT) records.shift();
  },
  of: (remote: string): readonly LoadRecord[] =>
    records.filter(({ build }) => build.startsWith(`${remote}@`) || build === remote),
};
