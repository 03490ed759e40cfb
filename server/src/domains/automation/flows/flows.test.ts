import { after, before, test } from 'node:test';
import { FLOW_NODES_MAX } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { flowThatSays, priceFlow } from '../../../../test/data/flows.ts';
import { startTestServer, type TestServer } from '../../../../test/servers/startTestServer.ts';

let server: TestServer;
let token: string;
before(async () => {
  server = await startTestServer({ startsWork: false });
  ({ token } = await server.signUp('anna'));
});
after(() => server.close());

const save = (body: Record<string, unknown>) => server.call('POST /api/flow/save', { token, body });
const load = (id: string) => server.call('GET /api/flow/get/{id}', { token, id });

test('a saved flow loads unchanged by name and by id', async () => {
  const saved = await save({ name: '  Prices / été 50%  ', ...priceFlow });
  expect(saved.body.data).toMatchObject({
    name: 'Prices / été 50%',
    revision: 1,
    publishedVersion: null,
    isActive: false,
    hasUnpublishedChanges: true,
  });
  for (const id of [saved.body.data.id, 'Prices / été 50%', ' Prices / été 50%']) {
    const { status, body } = await load(id);
    expect(status).toBe(200);
    expect({ nodes: body.data.nodes, edges: body.data.edges }).toEqual(priceFlow);
  }
});

test('a name of two hundred characters of any script loads', async () => {
  const name = '流'.repeat(200);
  expect((await save({ name, ...flowThatSays('hi') })).status).toBe(200);
  expect((await load(name)).status).toBe(200);
});

test('saving under the same name replaces the draft; an old revision is refused', async () => {
  await save({ name: 'Draft', ...flowThatSays('one') });
  expect((await save({ name: 'Draft', ...flowThatSays('two') })).body.data.revision).toBe(2);
  const stale = await save({ name: 'Draft', revision: 1, ...flowThatSays('three') });
  expect([stale.status, stale.body]).toMatchObject([409, { code: 'revision_conflict' }]);
  expect((await save({ name: 'Draft', revision: 2, ...flowThatSays('four') })).body.data.revision).toBe(3);
  const unsaved = await save({ name: 'Draft', revision: 0, ...flowThatSays('five') });
  expect([unsaved.status, unsaved.body]).toMatchObject([409, { code: 'flow_name_taken' }]);
  expect((await load('Draft')).body.data.nodes[0]?.data.content).toBe('four');
});

test('F26: of many saves with one revision exactly one succeeds', async () => {
  await save({ name: 'Contended', ...flowThatSays('start') });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => save({ name: 'Contended', revision: 1, ...flowThatSays(`${n}`) })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
});

test('publishing creates an immutable version, and later saves are unpublished changes', async () => {
  const { id } = (await save({ name: 'Live', ...flowThatSays('v1') })).body.data;
  const publish = () => server.call('POST /api/flow/{id}/publish', { token, id });
  expect((await publish()).body.data).toMatchObject({ publishedVersion: 1, isActive: true, hasUnpublishedChanges: false });
  expect((await publish()).body.data.publishedVersion).toBe(1);
  expect((await save({ name: 'Live', ...flowThatSays('v2') })).body.data).toMatchObject({
    publishedVersion: 1,
    hasUnpublishedChanges: true,
  });
  expect((await publish()).body.data).toMatchObject({ publishedVersion: 2, hasUnpublishedChanges: false });
  const off = await server.call('POST /api/flow/{id}/unpublish', { token, id });
  expect(off.body.data).toMatchObject({ publishedVersion: 2, isActive: false });
});

test('a flow with errors is not published, and the response lists the errors', async () => {
  const position = { x: 0, y: 0 };
  const nodes = [{ id: 'a', type: 'actionNode', position, data: { action: 'send_api', actionParams: 'file:///etc/passwd' } }];
  const { id } = (await save({ name: 'Broken', nodes, edges: [] })).body.data;
  const { status, body } = await server.call('POST /api/flow/{id}/publish', { token, id });
  expect([status, body]).toMatchObject([409, { code: 'flow_invalid', error: expect.stringMatching(/\w+ .+/) }]);
  expect((await load(id)).body.data).toMatchObject({ publishedVersion: null, isActive: false });
});

test('flows are listed by their latest change', async () => {
  await save({ name: 'Older', ...flowThatSays('x') });
  await save({ name: 'Newer', ...flowThatSays('x') });
  const { body } = await server.call('GET /api/flow/list', { token });
  expect(body.data.slice(0, 2).map((flow) => flow.name)).toEqual(['Newer', 'Older']);
});

test('unknown flows are not found', async () => {
  for (const id of ['nothing', '00000000-0000-7000-8000-000000000000']) {
    for (const call of ['GET /api/flow/get/{id}', 'POST /api/flow/{id}/publish', 'POST /api/flow/{id}/unpublish'] as const) {
      const { status, body } = await server.call(call, { token, id });
      expect([status, body]).toMatchObject([404, { code: 'flow_not_found', error: 'Flow not found' }]);
    }
  }
});

test('S21: empty, oversized and extended flows are refused', async () => {
  const [node] = flowThatSays('x').nodes;
  const many = Array.from({ length: FLOW_NODES_MAX + 1 }, (_, n) => ({ ...node, id: `n${n}` }));
  for (const body of [
    { name: ' ', ...flowThatSays('x') },
    { name: 'x', nodes: [], edges: [] },
    { name: 'x', nodes: many, edges: [] },
    { name: 'x', nodes: [{ ...node, owner: 'me' }], edges: [] },
    { name: 'x', nodes: [{ ...node, type: 'scriptNode' }], edges: [] },
    { name: 'x', nodes: [{ ...node, data: { content: 'half \ud800' } }], edges: [] },
  ]) {
    const { status, body: answer } = await save(body);
    expect([status, answer]).toMatchObject([400, { code: 'validation_failed' }]);
  }
});
