import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { findDatabase } from '../findDatabase.ts';
import { createLoad, type Load, type LoadResult } from '../load/createLoad.ts';
import type { FakeInstagram } from '../load/fakeInstagram.ts';
import { type ProcessorTime, readProcessorTime } from '../processes/readProcessorTime.ts';
import { readServerMiB } from '../processes/readResidentMiB.ts';
import { type OtherUse, watchMachine } from '../processes/watchMachine.ts';
import type { Subject } from './startBarePeer.ts';

/** A new process still compiles its code. */
const WARM_UP_MESSAGES = 10_000;
const IDLE_SAMPLE_MS = 1_000;
/** The idle product uses up to 60 ms. */
const IDLE_MS = 80;
const IDLE_LIMIT_MS = 60_000;

export const FLAT_OUT = 'flat out';

export interface Plan {
  rates: readonly number[];
  seconds: number;
  flatOut: number;
}

export interface Use extends ProcessorTime {
  walBytes: number;
}

export interface Phase extends LoadResult {
  usePerEvent: Use;
  /** With work left after the last answer, less the use of an idle server. */
  usePerEventUntilIdle: Use;
  leftWorkMs: number;
  memoryMiB: number;
}

export interface Measured {
  phases: Map<string, Phase>;
  others: OtherUse | null;
}

export async function measureSubject(
  subject: Subject,
  instagram: FakeInstagram,
  plan: Plan,
  afterWarmUp?: (load: Load) => Promise<void>,
): Promise<Measured> {
  const load = createLoad(subject, instagram);
  const database = new pg.Client({ ...findDatabase(subject.directory), database: 'postgres' });
  await database.connect();
  const stopWatch = watchMachine();
  try {
    // A later one would add full page images to the WAL of a phase.
    await database.query('checkpoint');
    await load.flatOut(WARM_UP_MESSAGES);
    await afterWarmUp?.(load);
    const phases = new Map<string, Phase>();
    for (const rate of plan.rates) phases.set(`${rate}/s`, await measurePhase(() => load.steady(rate, plan.seconds)));
    phases.set(FLAT_OUT, await measurePhase(() => load.flatOut(plan.flatOut)));
    return { phases, others: stopWatch() };
  } finally {
    stopWatch();
    await database.end();
    await load.close();
  }

  async function measurePhase(run: () => Promise<LoadResult>): Promise<Phase> {
    await waitUntilIdle();
    const before = await readUse();
    const result = await run();
    const answered = await readUse();
    const memoryMiB = readServerMiB(subject.pid);
    const { idle, samples } = await waitUntilIdle();
    const after = await readUse();
    const perEvent = (end: Use, idleSamples = 0): Use => ({
      serverMs: (end.serverMs - before.serverMs - idle.serverMs * idleSamples) / result.posted,
      databaseMs: (end.databaseMs - before.databaseMs - idle.databaseMs * idleSamples) / result.posted,
      walBytes: (end.walBytes - before.walBytes) / result.posted,
    });
    return {
      ...result,
      usePerEvent: perEvent(answered),
      usePerEventUntilIdle: perEvent(after, samples),
      leftWorkMs: (samples - 1) * IDLE_SAMPLE_MS,
      memoryMiB,
    };
  }

  async function readUse(): Promise<Use> {
    const { rows } = await database.query<{ bytes: string }>("select pg_current_wal_lsn() - '0/0' as bytes");
    return { ...readProcessorTime(subject.pid, subject.databaseParentPid), walBytes: Number(rows[0]?.bytes) };
  }

  async function waitUntilIdle(): Promise<{ idle: ProcessorTime; samples: number }> {
    const read = () => readProcessorTime(subject.pid, subject.databaseParentPid);
    for (let samples = 1; ; samples += 1) {
      const before = read();
      await delay(IDLE_SAMPLE_MS);
      const after = read();
      const idle = { serverMs: after.serverMs - before.serverMs, databaseMs: after.databaseMs - before.databaseMs };
      if (!(idle.serverMs + idle.databaseMs > IDLE_MS)) return { idle, samples };
      if (samples * IDLE_SAMPLE_MS >= IDLE_LIMIT_MS) return { idle: { serverMs: 0, databaseMs: 0 }, samples };
    }
  }
}
