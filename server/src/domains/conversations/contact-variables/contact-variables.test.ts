import { after, before, test } from 'node:test';
import type { FlowGraph } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm } from '../../../../test/data/deliveries.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';

const igId = igIdOf(1);
const position = { x: 0, y: 0 };
/** Asks twice and repeats what it knows, so that a run waits between the questions. */
const flow: FlowGraph = {
  nodes: [
    {
      id: 'mail',
      type: 'askNode',
      position,
      data: { content: 'Your email?', ask: { answer: 'email', variable: 'email', tries: 1 } },
    },
    {
      id: 'size',
      type: 'askNode',
      position,
      data: { content: 'Your size?', ask: { answer: 'number', variable: 'size', tries: 1 } },
    },
    {
      id: 'said',
      type: 'messageNode',
      position,
      data: { content: '{{ variables.size }} to {{ variables.email }} in {{ variables.city | default: "-" }}' },
    },
  ],
  edges: [
    { id: 'e1', source: 'mail', target: 'size', sourceHandle: 'answered' },
    { id: 'e2', source: 'size', target: 'said', sourceHandle: 'answered' },
  ],
};

let server: TestServer;
let owner: TestUser;
let workspace: string;
let agent: TestUser;
let viewer: TestUser;
let stranger: TestUser;
let id: string;
let flowId: string;

before(async () => {
  server = await startTestServer();
  owner = await server.signUp('anna');
  agent = await server.signUp('agnes');
  viewer = await server.signUp('vito');
  stranger = await server.signUp('stan');
  workspace = await server.addWorkspace(owner, 'Studio');
  await server.addMember(owner, workspace, agent, 'agent');
  await server.addMember(owner, workspace, viewer, 'viewer');
  await server.connect(owner, igId, { workspace });
  const saved = await server.call('POST /api/flow/save', { token: owner.token, workspace, body: { name: 'Sizes', ...flow } });
  flowId = saved.body.data.id;
  expect((await server.call('POST /api/flow/{id}/publish', { token: owner.token, workspace, id: flowId })).status).toBe(200);
  await server.deliver(dm({ igId, from: '7', text: 'hi', mid: 'm1' }));
  await said('Your email?');
  await server.deliver(dm({ igId, from: '7', text: 'Lea@Example.org', mid: 'm2' }));
  await said('Your size?');
  const { body } = await server.call('GET /api/inbox/threads', { token: owner.token, workspace });
  id = body.data.threads[0]?.contact.id ?? '';
});
after(() => server.close());

const said = (text: string) => eventually(() => expect(server.instagram.sent.map((sent) => sent.text)).toContain(text));
const read = ({ token }: TestUser, contact = id) =>
  server.call('GET /api/contacts/{id}/variables', { token, workspace, id: contact });
const put = ({ token }: TestUser, name: string, value: string | null, contact = id) =>
  server.call('PUT /api/contacts/{id}/variables', { token, workspace, id: contact, body: { name, value } });

test('members see the variables of a contact, their kinds and the flow that set them', async () => {
  const { status, body } = await read(viewer);
  expect(status).toBe(200);
  expect(body.data).toEqual({
    variables: [
      {
        name: 'email',
        value: 'lea@example.org',
        kind: 'email',
        changedAt: expect.stringMatching(/Z$/),
        flow: { id: flowId, name: 'Sizes' },
        member: null,
      },
    ],
    unset: [{ name: 'size', kind: 'number' }],
  });
});

test('an agent sets, changes and removes variables; a waiting run continues with them', async () => {
  expect((await put(agent, 'email', ' New@Example.org ')).status).toBe(200);
  const { status, body } = await put(agent, 'city', 'Oslo');
  expect(status).toBe(200);
  expect(body.data.variables).toMatchObject([
    { name: 'city', value: 'Oslo', kind: 'text', flow: null, member: { id: agent.id, name: agent.username } },
    { name: 'email', value: 'new@example.org', member: { id: agent.id } },
  ]);
  await put(agent, 'street', 'Elm');
  expect((await put(agent, 'street', null)).body.data.variables.map(({ name }) => name)).toEqual(['city', 'email']);
  expect((await put(agent, 'street', null)).status).toBe(404);

  await server.deliver(dm({ igId, from: '7', text: '42', mid: 'm3' }));
  await said('42 to new@example.org in Oslo');
  expect((await read(owner)).body.data.variables).toMatchObject([
    { name: 'city', value: 'Oslo', member: { id: agent.id } },
    { name: 'email', value: 'new@example.org', member: { id: agent.id } },
    { name: 'size', value: '42', flow: { id: flowId } },
  ]);
  await server.deliver(dm({ igId, from: '7', text: 'again', mid: 'm4' }));
  await server.deliver(dm({ igId, from: '7', text: 'other@example.org', mid: 'm5' }));
  await server.deliver(dm({ igId, from: '7', text: '43', mid: 'm6' }));
  await said('43 to other@example.org in Oslo');
});

test('changes are in the audit log by name, without what the contact wrote', async () => {
  const { body } = await server.call('GET /api/workspace/audit-log', {
    token: owner.token,
    workspace,
    query: '?event=contact_variable_changed',
  });
  const entry = (before: string | null, after: string | null) =>
    expect.objectContaining({
      object: { kind: 'contact', id, name: null },
      before,
      after,
      by: { id: agent.id, name: agent.username },
    });
  expect(body.data.entries).toEqual([entry('street', null), entry(null, 'street'), entry(null, 'city'), entry('email', 'email')]);
  expect(JSON.stringify(body)).not.toContain('xample.org');
});

test('values must be of the kind that their question expects, and names must be usable in flows', async () => {
  const refused = await put(agent, 'email', 'nonsense');
  expect([refused.status, refused.body]).toMatchObject([
    400,
    { code: 'validation_failed', error: 'Enter an email address. The flow that asks for this expects one.' },
  ]);
  expect((await put(agent, 'size', 'huge')).status).toBe(400);
  for (const name of ['__proto__', 'two words', '1st', 'x'.repeat(65), ''])
    expect((await put(agent, name, 'x')).status).toBe(400);
  for (const value of ['', '  ', 'x'.repeat(1_001)]) expect((await put(agent, 'city', value)).status).toBe(400);
  expect((await read(owner)).body.data.variables.map(({ name }) => name)).toEqual(['city', 'email', 'size']);
});

test('viewers, strangers and other workspaces can neither change nor see them', async () => {
  expect((await put(viewer, 'city', 'Bergen')).status).toBe(403);
  const { token } = stranger;
  expect((await server.call('GET /api/contacts/{id}/variables', { token, id })).status).toBe(404);
  expect((await server.call('PUT /api/contacts/{id}/variables', { token, id, body: { name: 'city', value: 'x' } })).status).toBe(
    404,
  );
  expect((await put(owner, 'city', 'x', '00000000-0000-7000-8000-000000000000')).status).toBe(404);
  expect((await read(owner, 'nonsense')).status).toBe(404);
});

test('a contact has at most 100 variables', async () => {
  await sql`update contacts set variables = variables || (
    select jsonb_object_agg('v' || n, 'x') from generate_series(1, 97) n) where id = ${id}`.execute(server.database.system);
  expect(await put(agent, 'more', 'x')).toMatchObject({ status: 409, body: { code: 'too_many' } });
  expect((await put(agent, 'city', 'Bergen')).status).toBe(200);
});
