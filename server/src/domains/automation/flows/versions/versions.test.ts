import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { flowThatSays } from '../../../../../test/data/flows.ts';
import { startTestServer, type TestServer } from '../../../../../test/servers/startTestServer.ts';

let server: TestServer;
let token: string;
before(async () => {
  server = await startTestServer({ startsWork: false });
  ({ token } = await server.signUp('anna'));
});
after(() => server.close());

const save = async (name: string, ...texts: string[]) =>
  (await server.call('POST /api/flow/save', { token, body: { name, ...flowThatSays(...texts) } })).body.data;
const publish = (id: string, body: Record<string, unknown> = {}) =>
  server.call('POST /api/flow/{id}/publish', { token, id, body });
const draft = (id: string, revision: string | null, ...texts: string[]) =>
  server.call('PUT /api/flow/{id}/draft', {
    token,
    id,
    body: flowThatSays(...texts),
    ...(revision !== null && { headers: { 'if-match': revision } }),
  });
const load = async (id: string) => (await server.call('GET /api/flow/get/{id}', { token, id })).body.data;

test('every publication is listed with its note, author and time, and can be viewed', async () => {
  const { id } = await save('Story', 'one');
  await publish(id, { note: ' the first ' });
  await save('Story', 'one', 'two');
  await publish(id);
  const { body } = await server.call('GET /api/flow/{id}/versions', { token, id });
  expect(body.data).toMatchObject([
    { version: 2, note: '', author: 'anna', nodeCount: 2, edgeCount: 1, isCurrent: true },
    { version: 1, note: 'the first', author: 'anna', nodeCount: 1, edgeCount: 0, isCurrent: false },
  ]);
  const first = await server.call('GET /api/flow/{id}/versions/{version}', { token, id, version: '1' });
  expect(first.body.data).toMatchObject({ version: 1, ...flowThatSays('one') });
});

test('restoring a version replaces the draft and not the published version', async () => {
  const { id } = await save('Back', 'old');
  await publish(id);
  const { revision } = await save('Back', 'new');
  const restore = (body: Record<string, unknown>, version = '1') =>
    server.call('POST /api/flow/{id}/versions/{version}/restore', { token, id, version, body });
  expect(await restore({ revision: 1 })).toMatchObject({ status: 409, body: { code: 'revision_conflict' } });
  const restored = await restore({ revision });
  expect(restored.body.data).toMatchObject({ revision: revision + 1, publishedVersion: 1, ...flowThatSays('old') });
  for (const version of ['2', '0', '-1', 'x', '1e3', '99999999999']) expect((await restore({}, version)).status).toBe(404);
});

test('a draft is saved against its loaded revision and may be empty', async () => {
  const { id } = await save('Draft', 'a');
  expect((await draft(id, '"1"', 'b')).body.data.revision).toBe(2);
  expect(await draft(id, '"1"', 'c')).toMatchObject({ status: 409, body: { code: 'revision_conflict' } });
  expect((await draft(id, '2')).body.data.revision).toBe(3);
  expect((await load(id)).nodes).toEqual([]);
  for (const revision of [null, '*', '"x"']) {
    expect(await draft(id, revision, 'd')).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  }
});

/** Retries on 503: of 200 concurrent requests some do not get a database connection in time. */
async function patiently<T extends { status: number }>(send: () => Promise<T>): Promise<T> {
  const answer = await send();
  return answer.status === 503 ? patiently(send) : answer;
}

test('F26: of 200 concurrent saves of one revision one succeeds, and 200 saves without a revision lose no version', async () => {
  const { id } = await save('Contended', 'start');
  const drafts = await Promise.all(Array.from({ length: 200 }, (_, n) => patiently(() => draft(id, '"1"', `draft ${n}`))));
  const winners = drafts.flatMap(({ status }, n) => (status === 200 ? [n] : []));
  expect(winners).toHaveLength(1);
  expect(drafts.filter(({ status }) => status === 409)).toHaveLength(199);
  expect((await load(id)).nodes[0]?.data.content).toBe(`draft ${winners[0]}`);

  const saves = await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      patiently(() => server.call('POST /api/flow/save', { token, body: { name: 'Contended', ...flowThatSays(`save ${n}`) } })),
    ),
  );
  expect(new Set(saves.map(({ body }) => body.data.revision)).size).toBe(200);
  expect((await load(id)).revision).toBe(202);
});

test('publishing names the reviewed revision', async () => {
  const { id } = await save('Looked', 'a');
  await save('Looked', 'b');
  expect(await publish(id, { revision: 1 })).toMatchObject({ status: 409, body: { code: 'revision_conflict' } });
  expect((await publish(id, { revision: 2 })).body.data).toMatchObject({ publishedVersion: 1, isActive: true });
  expect((await publish(id, { note: 'x'.repeat(501) })).status).toBe(400);
});

test('renaming changes only the name, and a taken name is refused', async () => {
  const { id } = await save('Before', 'a');
  await save('Other', 'b');
  const rename = (name: string) => server.call('PATCH /api/flow/{id}', { token, id, body: { name } });
  expect((await rename(' After ')).body.data).toMatchObject({ id, name: 'After', revision: 1 });
  expect(await rename('Other')).toMatchObject({ status: 409, body: { code: 'flow_name_taken' } });
  expect((await rename(' ')).status).toBe(400);
  expect((await rename('After')).status).toBe(200);
});

test('deleting a flow deletes its automation and frees its name', async () => {
  const { id } = await save('Gone', 'a');
  await publish(id);
  expect((await server.call('DELETE /api/flow/{id}', { token, id })).status).toBe(200);
  expect((await server.call('GET /api/flow/get/{id}', { token, id })).status).toBe(404);
  expect((await server.call('GET /api/flow/list', { token })).body.data.map((flow) => flow.name)).not.toContain('Gone');
  expect((await server.call('GET /api/flows', { token })).body.data.map((one) => one.name)).not.toContain('Gone');
  const again = await save('Gone', 'b');
  expect(again).toMatchObject({ revision: 1, publishedVersion: null });
  expect(again.id).not.toBe(id);
});

test('a version published by a trigger change has a note', async () => {
  const { id } = await save('Triggered', 'a');
  await publish(id);
  const automation = (await server.call('GET /api/flows', { token })).body.data.find(({ name }) => name === 'Triggered');
  const body = { trigger: 'keyword_detected', triggerSettings: { keyword: 'price' } } as const;
  expect((await server.call('PATCH /api/flows/{id}', { token, id: automation?._id ?? '', body })).status).toBe(200);
  const [changed, published] = (await server.call('GET /api/flow/{id}/versions', { token, id })).body.data;
  expect(changed).toMatchObject({
    note: 'Trigger changed on the Automation page.',
    noteMessage: { code: 'flow-issues.trigger-changed' },
  });
  expect(published).not.toHaveProperty('noteMessage');
});
