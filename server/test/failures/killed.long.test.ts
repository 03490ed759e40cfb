import { test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm, echo } from '../data/deliveries.ts';
import { flowThatSays } from '../data/flows.ts';
import { igIdOf } from '../doubles/startInstagramDouble.ts';
import { eventually } from '../eventually.ts';
import { createChance, isProof, times } from '../proof.ts';
import { deliverUntilTaken } from './deliverUntilTaken.ts';
import { startLoadedProcesses } from './startLoadedProcesses.ts';
import { startLoadedServer } from './startLoadedServer.ts';

const KILLS = times(5, 20);
const MESSAGES = times(1_000, 10_000);
const SETTLE_MS = times(600_000, 3_600_000);
const WAITS = times(500, 20_000);
const WAIT_SECONDS = times(30, 120);
const igIds = [1, 2, 3, 4, 5].map(igIdOf);

for (const [where, start] of [
  ['one process', () => startLoadedServer({ igIds })],
  ['a web process and three workers', () => startLoadedProcesses({ igIds })],
] as const) {
  test(`F1: ${MESSAGES} messages, ${KILLS} kills and lost responses on ${where}: nothing is lost, duplicated or reordered`, async (context) => {
    const stage = await start();
    context.after(() => stage.close());
    const between = createChance(context);
    const deliver = (body: unknown) => stage.server().client.deliverOnce(body);
    const echoes: Promise<number>[] = [];
    let lastMs = performance.now();
    let gapMs = 0;
    // Of 100 sends, two are accepted with a lost response, two fail and two are throttled. Accepted sends cause
    // an echo.
    stage.instagram.onSend = (message, n) => {
      gapMs = Math.max(gapMs, performance.now() - lastMs);
      lastMs = performance.now();
      if (n % 50 === 19) return { status: 500, body: { error: { message: 'Unexpected', type: 'OAuthException', code: 2 } } };
      // Throttling delays an account by ten seconds, too long for the short form.
      if (isProof && n % 50 === 31) return { status: 429, body: {} };
      const isLost = n % 50 === 7;
      const mid = isLost ? `taken-${n}` : `sent-${n}`;
      echoes.push(deliverUntilTaken(deliver, echo({ ...message, from: message.recipient, mid })));
      return isLost ? 'break' : { status: 200, body: { recipient_id: message.recipient, message_id: mid } };
    };
    const load = stage.load();
    for (let kill = 1; kill <= KILLS; kill += 1) {
      // A random point in this round's share of the messages.
      const enough = Math.round((MESSAGES / KILLS) * (kill - 1)) + between(1, MESSAGES / KILLS);
      await eventually(() => expect(load.acknowledged()).toBeGreaterThan(enough), 300_000);
      await stage.kill(between);
    }
    await eventually(() => expect(load.acknowledged()).toBeGreaterThanOrEqual(MESSAGES), 300_000);
    const longestGapMs = gapMs;
    const begin = performance.now();
    const answered = await load.settle(SETTLE_MS);
    context.diagnostic(`settled ${Math.round((performance.now() - begin) / 1_000)} s after the last message`);
    await Promise.all(echoes);
    context.diagnostic(`${answered} messages, ${KILLS} kills, ${load.refused()} deliveries were refused`);
    context.diagnostic(`the longest time without a message to Instagram under load was ${(longestGapMs / 1_000).toFixed(1)} s`);
    expect(stage.instagram.violations).toEqual([]);
    // The feed contains each execution once, even after a kill between the message and its event.
    await eventually(async () => {
      const counts = await Promise.all(
        stage.tokens.map((token) => stage.server().client.call('GET /api/webhooks/counts', { token })),
      );
      expect(counts.reduce((sum, { body }) => sum + body.data.flowExecutions, 0)).toBe(answered);
    }, 60_000);
  });
}

test(`F12: ${WAITS} waits fire once and never early while a web process and three workers are killed`, async (context) => {
  const [end] = flowThatSays('after the wait').nodes;
  const position = { x: 0, y: 0 };
  const graph = {
    nodes: [
      { id: 'w', type: 'actionNode' as const, position, data: { action: 'wait', actionParams: `${WAIT_SECONDS}s` } },
      ...(end ? [end] : []),
    ],
    edges: [{ id: 'e', source: 'w', target: 'm0' }],
  };
  const stage = await startLoadedProcesses({ igIds, graph });
  context.after(() => stage.close());
  const between = createChance(context);
  for (let first = 0; first < WAITS; first += 500) {
    const entry = Array.from(
      { length: 500 },
      (_, n) =>
        dm({ igId: igIds[n % igIds.length] ?? '', from: `${10_000 + first + n}`, text: 'hi', mid: `w-${first + n}` }).entry,
    );
    await deliverUntilTaken(stage.server().client.deliverOnce, { object: 'instagram', entry: entry.flat() });
  }
  for (let kill = 0; kill < KILLS || stage.instagram.sent.length < WAITS / 2; kill += 1) await stage.kill(between);
  const read = async () => {
    const { rows } = await sql<{ sent: number; early: number; late: number }>`
      select count(*) filter (where outbox.state = 'sent')::int as sent,
        count(*) filter (where outbox.created_at < runs.started_at + wait - interval '1 millisecond')::int as early,
        extract(epoch from max(outbox.created_at - runs.started_at - wait))::float8 as late
      from runs left join outbox on outbox.run_id = runs.id
      cross join (select ${`${WAIT_SECONDS} seconds`}::interval as wait) planned`.execute(stage.database.system);
    return rows[0];
  };
  await eventually(async () => expect(await read()).toMatchObject({ sent: WAITS, early: 0 }), SETTLE_MS);
  context.diagnostic(`${WAITS} waits, at least ${KILLS} kills; the latest one fired ${(await read())?.late.toFixed(1)} s late`);
  expect([...stage.instagram.conversations.values()].filter(({ length }) => length !== 1)).toEqual([]);
  expect(stage.instagram.conversations.size).toBe(WAITS);
  expect(stage.instagram.violations).toEqual([]);
});
