import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { echo } from '../data/deliveries.ts';
import { igIdOf } from '../doubles/startInstagramDouble.ts';
import { eventually } from '../eventually.ts';
import { createChance, isProof, times } from '../proof.ts';
import { deliverUntilTaken } from './deliverUntilTaken.ts';
import { startLoadedServer } from './startLoadedServer.ts';

const KILLS = times(5, 20);
const MESSAGES = times(1_000, 10_000);
const ACCOUNTS = 5;
const SETTLE_MS = times(600_000, 3_600_000);

let stage: Awaited<ReturnType<typeof startLoadedServer>>;
before(async () => {
  stage = await startLoadedServer({ igIds: Array.from({ length: ACCOUNTS }, (_, n) => igIdOf(n + 1)) });
});
after(() => stage.close());

test(`F1: ${MESSAGES} messages, ${KILLS} kills and lost responses: nothing is lost, duplicated or reordered`, async (context) => {
  const between = createChance(context);
  const deliver = (body: unknown) => stage.server().client.deliverOnce(body);
  const echoes: Promise<number>[] = [];
  // Of 100 sends, two are accepted with a lost response, two fail and two are throttled. Accepted sends cause
  // an echo.
  stage.instagram.onSend = (message, n) => {
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
    await eventually(() => expect(load.acknowledged()).toBeGreaterThan(enough), 120_000);
    await stage.killServer();
  }
  await eventually(() => expect(load.acknowledged()).toBeGreaterThanOrEqual(MESSAGES), 120_000);
  const begin = performance.now();
  const answered = await load.settle(SETTLE_MS);
  context.diagnostic(`settled ${Math.round((performance.now() - begin) / 1_000)} s after the last message`);
  await Promise.all(echoes);
  context.diagnostic(`${answered} messages, ${KILLS} kills, ${load.refused()} deliveries found nobody`);
  expect(stage.instagram.violations).toEqual([]);
  // The feed contains each execution once, even after a kill between the message and its event.
  await eventually(async () => {
    const counts = await Promise.all(
      stage.tokens.map((token) => stage.server().client.call('GET /api/webhooks/counts', { token })),
    );
    expect(counts.reduce((sum, { body }) => sum + body.data.flowExecutions, 0)).toBe(answered);
  }, 60_000);
});
