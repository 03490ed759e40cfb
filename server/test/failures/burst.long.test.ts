import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'expect';
import pg from 'pg';
import { attachEmbeddedPostgres } from '../../src/infrastructure/database/embedded/attachEmbeddedPostgres.ts';
import { dm } from '../data/deliveries.ts';
import { flowThatSays } from '../data/flows.ts';
import { igIdOf } from '../doubles/startInstagramDouble.ts';
import { eventually } from '../eventually.ts';
import { isProof, times } from '../proof.ts';
import { silentLogger } from '../servers/silentLogger.ts';
import { deliverUntilTaken } from './deliverUntilTaken.ts';
import { startLoadedServer } from './startLoadedServer.ts';

const POSTS = times(10, 600);
const UPDATES = 1_000;
const EVERY_MS = 50;
const OTHERS_EVERY_MS = 250;
const STORED_WITHIN_MS = times(60_000, 1_800_000);
const [large, small] = [igIdOf(1), igIdOf(2)];

let stage: Awaited<ReturnType<typeof startLoadedServer>>;
before(async () => {
  stage = await startLoadedServer();
});
after(() => stage.close());

const deliver = (body: unknown) => stage.server().client.deliverOnce(body);

function burst(post: number): unknown {
  const entry = Array.from(
    { length: UPDATES },
    (_, n) => dm({ igId: large, from: `8${post * UPDATES + n}`, text: 'hi', mid: `burst-${post}-${n}` }).entry,
  );
  return { object: 'instagram', entry: entry.flat() };
}

function percentile(samples: readonly number[], share: number): number {
  return samples.toSorted((a, b) => a - b)[Math.floor((samples.length - 1) * share)] ?? 0;
}

/** Writes to the small account until `isOver`; returns the response times. */
async function writeToOther(isOver: () => boolean): Promise<number[]> {
  const waits: Promise<number>[] = [];
  while (!isOver()) {
    const text = `other ${waits.length}`;
    const begin = performance.now();
    await deliverUntilTaken(deliver, dm({ igId: small, from: `6${waits.length}`, text, mid: text }));
    const answer = `Hello ${text}`;
    waits.push(
      eventually(() => expect(stage.instagram.sent.some((sent) => sent.text === answer)).toBe(true), 60_000).then(
        () => performance.now() - begin,
      ),
    );
    await delay(OTHERS_EVERY_MS);
  }
  return Promise.all(waits);
}

test(`F4: ${POSTS} posts of ${UPDATES} updates, 20 a second: each is stored once and acknowledged in time, and another account gets its reply`, async (context) => {
  const { client } = stage.server();
  const user = await client.signUp('ben');
  await client.connect(user, small);
  const flow = { name: 'Greet', ...flowThatSays('Hello {{ input }}') };
  const { body } = await client.call('POST /api/flow/save', { token: user.token, body: flow });
  await client.call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id });

  let isOver = false;
  const others = writeToOther(() => isOver);
  const acks: Promise<number>[] = [];
  let refused = 0;
  const begin = performance.now();
  for (let post = 0; post < POSTS; post += 1) {
    const body = burst(post);
    await delay(Math.max(0, begin + post * EVERY_MS - performance.now()));
    const sentAt = performance.now();
    acks.push(
      deliverUntilTaken(deliver, body).then((refusals) => {
        refused += refusals;
        return performance.now() - sentAt;
      }),
    );
  }
  const took = await Promise.all(acks);
  isOver = true;
  const waits = await others;
  const [p99, longest, other] = [percentile(took, 0.99), Math.max(...took), percentile(waits, 0.95)];
  context.diagnostic(
    `acknowledged: p99 ${p99.toFixed(0)} ms, longest ${longest.toFixed(0)} ms, ${refused} refused at first; the other account answered: ` +
      `p95 ${other.toFixed(0)} ms of ${waits.length}`,
  );

  await stage.kill();
  const { superuser } = await attachEmbeddedPostgres(stage.dataDir, stage.directory, silentLogger);
  const database = new pg.Client({ ...superuser, database: 'fanfare' });
  await database.connect();
  const stored = "select count(*)::int as stored from inbox where dedupe_key like $1 || ':m:burst-%'";
  await eventually(async () => {
    expect((await database.query(stored, [large])).rows).toEqual([{ stored: POSTS * UPDATES }]);
  }, STORED_WITHIN_MS);
  await database.end();
  expect(stage.instagram.violations).toEqual([]);
  // Timings mean something only on an idle machine.
  if (!isProof) return;
  expect(p99).toBeLessThan(500);
  expect(longest).toBeLessThan(5_000);
  expect(other).toBeLessThan(3_000);
});
