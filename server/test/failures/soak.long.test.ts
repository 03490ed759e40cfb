import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'expect';
import { sql } from 'kysely';
import { igIdOf } from '../doubles/startInstagramDouble.ts';
import { isProof } from '../proof.ts';
import { startLoadedProcesses } from './startLoadedProcesses.ts';
import { startSteadyLoad } from './startSteadyLoad.ts';

const METRICS_TOKEN = 'metrics-of-the-soak';
const MINUTES = isProof ? Number(process.env.FANFARE_SOAK_MINUTES ?? 10) : 0.5;
const SAMPLES = Math.max(8, Math.round(MINUTES));
/** With the echoes of their replies, twice as many webhooks. */
const MESSAGES_PER_SECOND = 50;
/** In shorter runs, memory depends more on garbage collection than on leaks. */
const JUDGED_MINUTES = 60;
const GROWTH_MAX = 1.05;
/** The pools open and close connections. */
const FEW = 10;
const LAG_GROWTH_MAX = 2;
const LAG_NOISE_MS = 250;

let stage: Awaited<ReturnType<typeof startLoadedProcesses>>;
before(async () => {
  stage = await startLoadedProcesses({
    igIds: [1, 2, 3, 4, 5].map(igIdOf),
    roles: ['web,realtime', 'worker', 'worker'],
    settings: { METRICS_TOKEN },
  });
  // The comparison with Instagram, ten minutes after the start.
  stage.instagram.answers.push(({ name }) => (/^GET \S+\/media$/.test(name) ? { status: 200, body: { data: [] } } : null));
});
after(() => stage.close());

interface Sample {
  /** Of each process, in bytes. */
  memory: number[];
  handles: number[];
  connections: number;
  undecidedSeconds: number;
  lagMs: number;
  slowLagMs: number;
}

async function takeSample(lagsMs: number[]): Promise<Sample> {
  const metrics = await Promise.all(
    stage.processes().map(({ client }) => client.send<string>('GET', '/metrics', { token: METRICS_TOKEN })),
  );
  const readAll = (name: string) =>
    metrics.map(({ body }) => Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(body)?.[1]));
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity where datname = current_database()`.execute(stage.database.system);
  const sorted = lagsMs.toSorted((one, other) => one - other);
  return {
    memory: readAll('process_resident_memory_bytes'),
    handles: readAll('process_open_fds'),
    connections: rows[0]?.count ?? Number.NaN,
    undecidedSeconds: Math.max(...readAll('fanfare_oldest_undecided_seconds').filter(Number.isFinite)),
    lagMs: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    slowLagMs: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
  };
}

test('F29: three processes under continuous load with faults: memory, open handles, connections and lag do not grow', async (context) => {
  const begin = performance.now();
  const load = startSteadyLoad({
    igIds: stage.igIds,
    instagram: stage.instagram,
    deliver: (body) => stage.server().client.deliverOnce(body),
    messagesPerSecond: MESSAGES_PER_SECOND,
  });
  const samples: Sample[] = [];
  for (let n = 1; n <= SAMPLES; n += 1) {
    await delay(Math.max(0, begin + (n * MINUTES * 60_000) / SAMPLES - performance.now()));
    samples.push(await takeSample(load.takeLagsMs()));
  }
  const seconds = (performance.now() - begin) / 1_000;
  const perSecond = load.delivered() / seconds;
  await load.settle();
  context.diagnostic(
    `${load.delivered()} messages in ${Math.round(seconds / 60)} minutes, ${perSecond.toFixed(1)}/s; ${load.refused()} deliveries were refused`,
  );
  const quarters = [0, 1, 2, 3].map((n) => samples.slice((n * SAMPLES) / 4, ((n + 1) * SAMPLES) / 4));
  quarters.forEach((quarter, n) => {
    const { memory, handles, ...rest } = medians(quarter);
    const mib = memory.map((bytes) => Math.round(bytes / 2 ** 20)).join(', ');
    context.diagnostic(
      `quarter ${n + 1}: memory ${mib} MiB; handles ${handles.join(', ')}; connections ${rest.connections}; message -> call p50 ${rest.lagMs.toFixed(0)}, p99 ${rest.slowLagMs.toFixed(0)} ms; oldest undecided ${rest.undecidedSeconds.toFixed(2)} s`,
    );
  });
  expect(load.wrong()).toEqual([]);
  expect(stage.instagram.violations).toEqual([]);
  const [, warm = [], , last = []] = quarters;
  const [early, late] = [medians(warm), medians(last)];
  late.handles.forEach((handles, n) => {
    expect(handles).toBeLessThanOrEqual((early.handles[n] ?? 0) + FEW);
  });
  expect(late.connections).toBeLessThanOrEqual(early.connections + FEW);
  if (MINUTES < JUDGED_MINUTES) return;
  late.memory.forEach((bytes, n) => {
    expect(bytes).toBeLessThanOrEqual((early.memory[n] ?? 0) * GROWTH_MAX);
  });
  expect(late.lagMs).toBeLessThanOrEqual(early.lagMs * LAG_GROWTH_MAX + LAG_NOISE_MS);
  expect(perSecond).toBeGreaterThan(MESSAGES_PER_SECOND * 0.9);
});

function medians(samples: readonly Sample[]): Sample {
  const of = (read: (sample: Sample) => number) =>
    samples.map(read).toSorted((one, other) => one - other)[Math.floor(samples.length / 2)] ?? Number.NaN;
  const each = (read: (sample: Sample) => readonly number[]) =>
    (samples[0] ? read(samples[0]) : []).map((_, n) => of((sample) => read(sample)[n] ?? Number.NaN));
  return {
    memory: each(({ memory }) => memory),
    handles: each(({ handles }) => handles),
    connections: of(({ connections }) => connections),
    undecidedSeconds: of(({ undecidedSeconds }) => undecidedSeconds),
    lagMs: of(({ lagMs }) => lagMs),
    slowLagMs: of(({ slowLagMs }) => slowLagMs),
  };
}
