import { test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm } from '../../../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../../../test/data/flows.ts';
import { igIdOf } from '../../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../../test/eventually.ts';
import { createChance, times } from '../../../../../test/proof.ts';
import { startTestServer } from '../../../../../test/servers/startTestServer.ts';

/** In ms; in the long form as measured and as shipped. */
const LIST_LAG_MS = times(2_000, 25_000);
const ECHO_WAIT_MS = times(200, 10_000);
const SECOND_LOOK_MS = times(4_000, 120_000);
const POLL_MS = times(50, 1_000);
const FOLLOWERS = times(60, 400);
const ACCOUNTS = 4;
const TEXTS = ['one', 'two', 'three'];

test(`M3: ${FOLLOWERS} conversations, lost responses, no echoes and late lists: nothing is sent twice, lost or reordered`, async (context) => {
  const chance = createChance(context);
  const server = await startTestServer({
    echoWaitMs: ECHO_WAIT_MS,
    secondLookMs: SECOND_LOOK_MS,
    pollMs: POLL_MS,
    guardTime: { speed: times(10, 1) },
  });
  context.after(server.close);
  const lags = new Map<string, number>();
  server.instagram.listLagMs = ({ id }) => {
    const lag = lags.get(id) ?? chance(0, LIST_LAG_MS);
    lags.set(id, lag);
    return lag;
  };
  const lost = { taken: 0, dropped: 0 };
  server.instagram.onSend = (message, n) => {
    const dice = chance(0, 100);
    // Rare enough for the circuit breaker to stay closed.
    if (dice >= 15) return { status: 200, body: { recipient_id: message.recipient, message_id: `sent-${n}` } };
    lost[dice < 10 ? 'taken' : 'dropped'] += 1;
    return dice < 10 ? 'break' : 'drop';
  };
  for (let n = 1; n <= ACCOUNTS; n += 1) {
    const user = await server.signUp(`user${n}`);
    await server.connect(user, igIdOf(n));
    const saved = await server.call('POST /api/flow/save', {
      token: user.token,
      body: { name: 'Hi', ...flowThatSays(...TEXTS) },
    });
    await server.call('POST /api/flow/{id}/publish', { token: user.token, id: saved.body.data.id });
  }
  const followers = Array.from({ length: FOLLOWERS }, (_, n) => `${80_000 + n}`);
  await Promise.all(
    followers.map((from, n) => server.deliver(dm({ igId: igIdOf((n % ACCOUNTS) + 1), from, text: 'hi', mid: `hi-${from}` }))),
  );
  await eventually(
    async () => {
      const { rows } = await sql<{ state: string; count: number }>`
      select state, count(*)::int as count from outbox group by 1`.execute(server.database.system);
      expect(rows).toEqual([{ state: 'sent', count: FOLLOWERS * TEXTS.length }]);
    },
    times(300_000, 1_800_000),
  );
  context.diagnostic(`${lost.taken} responses lost after the message, ${lost.dropped} before it`);
  expect(lost.taken).toBeGreaterThan(0);
  expect(lost.dropped).toBeGreaterThan(0);
  const received = followers.map((from) =>
    server.instagram.conversations
      .get(from)
      ?.map(({ message }) => message)
      .toReversed(),
  );
  expect(received).toEqual(followers.map(() => TEXTS));
});
