import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { dm } from '../../../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../../../test/data/flows.ts';
import { igIdOf } from '../../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../../test/eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../../test/servers/startTestServer.ts';
import { createEventBus } from '../../../../infrastructure/event-bus/createEventBus.ts';
import { resumeSends } from '../../outbox/index.ts';
import { resumeReceivingAccounts } from './resumeReceivingAccounts.ts';

const igId = igIdOf(1);
let server: TestServer;
let user: TestUser;

before(async () => {
  server = await startTestServer({ pollMs: 100 });
  user = await server.signUp('anna');
  await server.connect(user, igId);
  const { body } = await server.call('POST /api/flow/save', { token: user.token, body: { name: 'Bot', ...flowThatSays('hi') } });
  await server.call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id });
});
after(() => server.close());

const pause = async () => (await server.call('GET /api/instagram/status', { token: user.token })).body.pause;
const upkeep = () => resumeReceivingAccounts({ database: server.database, onResumed: resumeSends, bus: createEventBus() });

test('a received message ends the pause of an account without access to messages', async () => {
  const { onSend } = server.instagram;
  server.instagram.onSend = () => ({ status: 400, body: { error: { message: 'x', code: 200, error_subcode: 2534041 } } });
  await server.deliver(dm({ igId, from: '1', text: 'hello', mid: 'm-1' }));
  await eventually(async () => expect(await pause()).toMatchObject({ reason: 'messages_off' }));
  await upkeep();
  expect(await pause()).toMatchObject({ reason: 'messages_off' });

  server.instagram.onSend = onSend;
  await server.deliver(dm({ igId, from: '2', text: 'hello', mid: 'm-2' }));
  await upkeep();
  expect(await pause()).toBeNull();
  await eventually(() => expect(server.instagram.sent.map(({ recipient }) => recipient).sort()).toEqual(['1', '1', '2']));
});

test('P3: a message suspended while the account becomes ready is still sent', async () => {
  const { onSend } = server.instagram;
  server.instagram.onSend = () => ({ status: 400, body: { error: { message: 'x', code: 200, error_subcode: 2534041 } } });
  await server.deliver(dm({ igId, from: '3', text: 'hello', mid: 'm-3' }));
  await eventually(async () => expect(await pause()).toMatchObject({ reason: 'messages_off' }));
  server.instagram.onSend = onSend;
  const before = server.instagram.sent.length;
  await server.deliver(dm({ igId, from: '4', text: 'hello', mid: 'm-4' }));
  // Simulates a release of both before they were suspended.
  await resumeReceivingAccounts({ database: server.database, onResumed: async () => undefined, bus: createEventBus() });
  const later = () => server.instagram.sent.slice(before).map(({ recipient }) => recipient);
  await eventually(() => expect(later().sort()).toEqual(['3', '4']));
});
