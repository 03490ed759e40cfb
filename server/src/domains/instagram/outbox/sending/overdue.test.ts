import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm } from '../../../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../../../test/data/flows.ts';
import { igIdOf } from '../../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../../test/eventually.ts';
import { startTestServer, type TestServer } from '../../../../../test/servers/startTestServer.ts';
import { CALLS_AT_ONCE } from '../../../../integrations/instagram/guard/instagramLimits.ts';

const igId = igIdOf(1);
const CALL_WITHIN_MS = 300;
const OVERDUE = 8;
const fans = Array.from({ length: CALLS_AT_ONCE + OVERDUE }, (_, n) => `${7_000 + n}`);
let server: TestServer;

before(async () => {
  server = await startTestServer({ callWithinMs: CALL_WITHIN_MS });
  const user = await server.signUp('anna');
  await server.connect(user, igId);
  const { body } = await server.call('POST /api/flow/save', {
    token: user.token,
    body: { name: 'Answer', ...flowThatSays('hello') },
  });
  await server.call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id });
});
after(() => server.close());

const countStates = async () => {
  const { rows } = await sql<{ state: string; n: number }>`
    select state, count(*)::int as n from outbox group by state order by state`.execute(server.database.system);
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
};

test('M3: a message that waited for its call too long is not sent late, because another process may have sent it', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  server.instagram.onSend = async (message, n) => {
    await released;
    return { status: 200, body: { recipient_id: message.recipient, message_id: `sent-${n}` } };
  };
  for (const from of fans) await server.deliver(dm({ igId, from, text: 'hi', mid: `from-${from}` }));
  await eventually(() => expect(server.instagram.sent).toHaveLength(CALLS_AT_ONCE));
  await eventually(async () => expect(await countStates()).toEqual({ sending: fans.length }));
  const called = new Set(server.instagram.sent.map(({ recipient }) => recipient));
  const [other, ...late] = fans.filter((fan) => !called.has(fan));
  await sql`update outbox set state = 'sent', attempt = attempt + 1, message_id = 'sent-by-another'
    where recipient_igsid = ${other}`.execute(server.database.system);
  await delay(CALL_WITHIN_MS);
  release();
  await eventually(async () => expect(await countStates()).toEqual({ sent: fans.length }));
  const recipients = server.instagram.sent.map(({ recipient }) => recipient);
  expect(recipients.toSorted()).toEqual([...called, ...late].toSorted());
  expect(server.instagram.violations).toEqual([]);
});
