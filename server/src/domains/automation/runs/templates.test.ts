import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { dm } from '../../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../../test/data/flows.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';

const igId = igIdOf(1);
let server: TestServer;
let user: TestUser;

before(async () => {
  server = await startTestServer();
  user = await server.signUp('anna');
  await server.connect(user, igId);
});
after(() => server.close());

async function publish(content: string) {
  const { body } = await server.call('POST /api/flow/save', {
    token: user.token,
    body: { name: 'Template', ...flowThatSays(content) },
  });
  return server.call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id });
}

test('S21: a message inserts user input without evaluating it as a template', async () => {
  expect(
    (await publish('{{ contact.username | default: "You" }} wrote: {{ input }} {and} {{ variables.x | default: "-" }}')).status,
  ).toBe(200);
  const text = '{{ contact.username }} {% if input %}';
  await server.deliver(dm({ igId, from: '501', text, mid: 'm-1' }));
  await eventually(() => expect(server.instagram.sent.map((sent) => sent.text)).toEqual([`You wrote: ${text} {and} -`]));
});

test('S21: an invalid template is not published, and the response says why', async () => {
  const { status, body } = await publish('Hi {{ contact.username');
  expect([status, body]).toMatchObject([
    409,
    { code: 'flow_invalid', error: expect.stringContaining('The template cannot be read') },
  ]);
});
