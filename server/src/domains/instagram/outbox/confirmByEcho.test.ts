import { test } from 'node:test';
import { expect } from 'expect';
import { dm } from '../../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../../test/data/flows.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer } from '../../../../test/servers/startTestServer.ts';
import { detachFromTransaction } from '../../../infrastructure/database/connecting/heldConnection.ts';
import { confirmByEcho } from './outbox.repository.ts';

const igId = igIdOf(1);

test('an echo that arrives while the response is committed is recognised as ours', async (context) => {
  const server = await startTestServer();
  context.after(server.close);
  const { system, asSystem, execute } = server.database;
  const user = await server.signUp('anna');
  await server.connect(user, igId);
  const { body } = await server.call('POST /api/flow/save', { token: user.token, body: { name: 'Hi', ...flowThatSays('hi') } });
  await server.call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id });
  let answer = (): void => undefined;
  server.instagram.onSend = () =>
    new Promise((resolve) => {
      answer = () => resolve({ status: 200, body: { recipient_id: '5001', message_id: 'sent-1' } });
    });
  await server.deliver(dm({ igId, from: '5001', text: 'hello', mid: 'm1' }));
  await eventually(() => expect(server.instagram.sent).toHaveLength(1));
  const row = await system.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
  const echo = {
    accountId: row.account_id,
    conversationId: row.conversation_id,
    mid: 'sent-1',
    text: 'hi',
    attachmentTypes: [],
    at: new Date(),
  };

  let confirming: ReturnType<typeof confirmByEcho> | undefined;
  await asSystem(async (queries) => {
    await queries.updateTable('outbox').set({ state: 'sent', message_id: 'sent-1' }).where('id', '=', row.id).execute();
    confirming = detachFromTransaction(() => asSystem((others) => confirmByEcho(others, user.id, echo)));
    await eventually(async () => {
      const { rows } = await detachFromTransaction(() => execute('select 1 from pg_locks where not granted'));
      expect(rows.length).toBeGreaterThan(0);
    });
  });
  expect(await confirming).toEqual({ sendId: row.id, runId: row.run_id, isNews: false });
  answer();
});
