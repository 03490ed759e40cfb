import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { eventually } from '../eventually.ts';
import { isProof } from '../proof.ts';
import { startLoadedServer } from './startLoadedServer.ts';

const METRICS_TOKEN = 'metrics-of-the-soak';
const MINUTES = Number(process.env.FANFARE_SOAK_MINUTES ?? 10);
/** Followers change. A sample is taken when every message has its reply. */
const MESSAGES_EACH = isProof ? 1_000 : 60;
const SAMPLES_MIN = 4;
/** In shorter runs, memory depends more on garbage collection than on leaks. */
const JUDGED_MINUTES = 60;
const BYTES_AN_HOUR_MAX = 1_000_000;

let stage: Awaited<ReturnType<typeof startLoadedServer>>;
before(async () => {
  stage = await startLoadedServer({ settings: { METRICS_TOKEN } });
});
after(() => stage.close());

interface Sample {
  hours: number;
  memory: number;
  handles: number;
}

async function sample(begin: number): Promise<Sample> {
  const { body } = await stage.server().client.send<string>('GET', '/metrics', { token: METRICS_TOKEN });
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1]);
  return {
    hours: (performance.now() - begin) / 3_600_000,
    memory: read('process_resident_memory_bytes'),
    handles: read('process_open_fds'),
  };
}

test('F29: under continuous load, open handles and memory do not grow', async (context) => {
  const begin = performance.now();
  const samples: Sample[] = [];
  let answered = 0;
  let sent = 0;
  stage.instagram.onSend = ({ recipient }) => {
    sent += 1;
    return { status: 200, body: { recipient_id: recipient, message_id: `soak-${sent}` } };
  };
  while (samples.length < SAMPLES_MIN || (isProof && performance.now() - begin < MINUTES * 60_000)) {
    const load = stage.load(samples.length * 10_000);
    await eventually(() => expect(load.acknowledged()).toBeGreaterThan(MESSAGES_EACH), 300_000);
    answered += await load.settle();
    // The Instagram double runs in this process and must not grow.
    stage.instagram.sent.length = 0;
    stage.instagram.conversations.clear();
    samples.push(await sample(begin));
  }
  const [, warm, ...rest] = samples;
  const handles = rest.map((one) => one.handles);
  const minutes = Math.round((performance.now() - begin) / 60_000);
  const perHour = minutes >= JUDGED_MINUTES ? slope(samples.slice(Math.ceil(samples.length / 4))) : 0;
  const memory = Math.round((samples.at(-1)?.memory ?? 0) / 2 ** 20);
  context.diagnostic(
    `${answered} messages in ${minutes} minutes, memory ${memory} MiB, open at once ${Math.min(...handles)} to ${Math.max(...handles)}`,
  );
  if (minutes >= JUDGED_MINUTES) context.diagnostic(`memory grew by ${Math.round(perHour / 1_000)} KB an hour`);
  // The pool opens and closes connections.
  expect(Math.max(...handles)).toBeLessThanOrEqual((warm?.handles ?? 0) + 10);
  expect(perHour).toBeLessThan(BYTES_AN_HOUR_MAX);
});

/** Returns bytes of memory per hour, by least squares. */
function slope(samples: readonly Sample[]): number {
  const meanOf = (read: (one: Sample) => number) => samples.reduce((sum, one) => sum + read(one), 0) / samples.length;
  const [hours, memory] = [meanOf((one) => one.hours), meanOf((one) => one.memory)];
  const spread = samples.reduce((sum, one) => sum + (one.hours - hours) ** 2, 0);
  return samples.reduce((sum, one) => sum + (one.hours - hours) * (one.memory - memory), 0) / spread;
}
