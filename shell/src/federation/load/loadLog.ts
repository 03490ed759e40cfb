import type { Circumstances, LoadPhase } from '../recover/LoadFailure.ts';

export interface LoadRecord {
  at: number;
  build: string;
  phase: LoadPhase | 'drawn' | 'settled';
  /** For `drawn`: milliseconds since rendering began. */
  afterMs: number;
  problem?: string;
  failure?: Circumstances;
}

const RECORDS_MAX = 100;
/** The newest record is last. */
export function createLoadLog() {
  const records: LoadRecord[] = [];
  let follower: ((record: LoadRecord) => void) | undefined;
  const startTimes = new Map<string, number>();
  return {
    begin(build: string): void {
      startTimes.set(build, performance.now());
    },
    add(
      build: string,
      phase: LoadRecord['phase'],
      problem?: string,
      failure?: Circumstances,
      since = startTimes.get(build),
    ): void {
      const now = performance.now();
      const afterMs = Math.round(now - (since ?? now));
      const record = {
        at: Date.now(),
        build,
        phase,
        afterMs,
        ...(problem !== undefined && { problem }),
        ...(failure && { failure }),
      };
      records.push(record);
      if (records.length > RECORDS_MAX) records.shift();
      follower?.(record);
    },
    follow(onRecord: (record: LoadRecord) => void): void {
      for (const record of records) onRecord(record);
      follower = onRecord;
    },
    of: (remote: string): readonly LoadRecord[] =>
      records.filter(({ build }) => build.startsWith(`${remote}@`) || build === remote),
  };
}

export const loadLog = createLoadLog();
