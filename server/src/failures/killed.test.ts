import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { eventually } from '../testing/eventually.ts';
import { createChance, times } from '../testing/proof.ts';
import { startLoadedServer } from './startLoadedServer.ts';

const KILLS = times(2, 20);
const MESSAGES = times(300, 10_000);
/** What was on its way at a kill is looked for, with two questions a second and account, and that once more behind it in its lane. */
const SETTLE_MS = times(600_000, 3_600_000);

let stage: Awaited<ReturnType<typeof startLoadedServer>>;
before(async () => {
  stage = await startLoadedServer();
});
after(() => stage.close());

test(`F1: ${MESSAGES} messages, killed ${KILLS} times at any moment, answers get lost: nothing is lost, nothing comes twice, the order holds`, async (context) => {
  const between = createChance(context);
  // Of a hundred messages two are taken and the answer is lost, and two fail before.
  stage.instagram.onSend = (message, n) => {
    if (n % 50 === 7) return 'break';
    if (n % 50 === 19) return { status: 500, body: { error: { message: 'Unexpected', type: 'OAuthException', code: 2 } } };
    return { status: 200, body: { recipient_id: message.recipient, message_id: `sent-${n}` } };
  };
  const load = stage.load();
  for (let kill = 1; kill <= KILLS; kill += 1) {
    // Anywhere in its share of the messages, from which the rest follows without being told.
    const enough = Math.round((MESSAGES / KILLS) * (kill - 1)) + between(1, MESSAGES / KILLS);
    await eventually(() => expect(load.acknowledged()).toBeGreaterThan(enough), 120_000);
    await stage.killServer();
  }
  await eventually(() => expect(load.acknowledged()).toBeGreaterThanOrEqual(MESSAGES), 120_000);
  const answered = await load.settle(SETTLE_MS);
  context.diagnostic(`${answered} messages, ${KILLS} kills, ${load.refused()} deliveries found nobody`);
  expect(stage.instagram.violations).toEqual([]);
  // The feed tells each execution once, whoever died between the message and its event.
  await eventually(async () => {
    const { body } = await stage.server().client.call('GET /api/webhooks/counts', { token: stage.token });
    expect(body.data.flowExecutions).toBe(answered);
  }, 60_000);
});
