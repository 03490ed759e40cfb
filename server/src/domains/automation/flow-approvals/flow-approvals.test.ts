import { after, before, beforeEach, test } from 'node:test';
import type { Call, Role } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { flowThatSays } from '../../../../test/data/flows.ts';
import { startTestServer, TEST_PASSWORD, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';

let server: TestServer;
let owner: TestUser;
let admin: TestUser;
let editor: TestUser;
let workspace: string;
let count = 0;

before(async () => {
  server = await startTestServer({ startsWork: false });
});
after(() => server.close());
beforeEach(async () => {
  count += 1;
  owner = await server.signUp(`owner${count}`);
  workspace = await server.addWorkspace(owner, 'Studio');
  admin = await join(`admin${count}`, 'admin');
  editor = await join(`editor${count}`, 'editor');
  await setNeeded(true);
});

async function join(name: string, role: Role): Promise<TestUser> {
  const user = await server.signUp(name);
  await server.addMember(owner, workspace, user, role);
  return user;
}
const as = <C extends Call>({ token }: TestUser, call: C, init: Parameters<TestServer['call']>[1] = {}) =>
  server.call(call, { ...init, token, workspace });
async function setNeeded(needsApproval: boolean): Promise<void> {
  const { status, body } = await as(owner, 'PATCH /api/workspace', { body: { needsApproval } });
  expect([status, body.workspace.needsApproval]).toEqual([200, needsApproval]);
}
async function save(text = 'Hi', name = 'Prices', user = editor) {
  const { status, body } = await as(user, 'POST /api/flow/save', { body: { name, ...flowThatSays(text) } });
  expect(status).toBe(200);
  return body.data;
}
const publish = (user: TestUser, id: string) => as(user, 'POST /api/flow/{id}/publish', { id });
const request = (id: string, body = {}, user = editor) => as(user, 'POST /api/flow/{id}/approval', { id, body });
const withdraw = (id: string, user = editor) => as(user, 'DELETE /api/flow/{id}/approval', { id });
const approve = (id: string, user = admin, headers = {}) => as(user, 'POST /api/approvals/{id}/approve', { id, headers });
const refuse = (id: string, comment = 'Too long', user = admin) =>
  as(user, 'POST /api/approvals/{id}/refuse', { id, body: { comment } });
const load = async (id: string) => (await as(owner, 'GET /api/flow/get/{id}', { id })).body.data;
const waiting = async () => (await as(owner, 'GET /api/approvals')).body.data;
const notices = async () =>
  (await as(owner, 'GET /api/notifications', { query: '?eventType=webhook_error' })).body.data.notifications.map(
    ({ content }) => content.text,
  );
async function requested(text = 'Hi') {
  const flow = await save(text);
  const { status, body } = await request(flow.id);
  expect(status).toBe(200);
  return { flow, id: body.data.approval?.id ?? '' };
}

test('editors publish only by request; owners and admins publish directly', async () => {
  const { id } = await save();
  expect(await publish(editor, id)).toMatchObject({ status: 409, body: { code: 'approval_required' } });
  expect(await load(id)).toMatchObject({ publishedVersion: null, isActive: false, approval: null });
  expect(await request(id, {}, admin)).toMatchObject({ status: 409, body: { code: 'approval_not_required' } });
  expect((await publish(admin, id)).body.data).toMatchObject({ publishedVersion: 1, isActive: true });
  await save('Hello');
  expect((await publish(owner, id)).body.data).toMatchObject({ publishedVersion: 2 });
});

test('approval is off by default, and only owners and admins turn it on', async () => {
  const other = await server.addWorkspace(owner, 'Other');
  const { body } = await server.call('GET /api/workspaces', { token: owner.token });
  expect(body.workspaces.find(({ id }) => id === other)?.needsApproval).toBe(false);
  const change = (user: TestUser, body: object) => as(user, 'PATCH /api/workspace', { body });
  expect(await change(editor, { needsApproval: false })).toMatchObject({ status: 403, body: { code: 'role_too_low' } });
  expect((await change(admin, { needsApproval: 'yes' })).status).toBe(400);
  expect((await change(admin, { needsApproval: true })).status).toBe(200);
  const log = (await as(owner, 'GET /api/workspace/audit-log', { query: '?event=approval_setting_changed' })).body.data.entries;
  expect(log.map(({ by, before, after }) => [by?.name, before, after])).toEqual([[owner.username, 'off', 'on']]);
});

test('a request is listed with flow, person, note and time, and its approval publishes it as the editor’s version', async () => {
  const { id, revision } = await save();
  const { status, body } = await request(id, { note: ' Summer prices ', revision });
  const by = { id: editor.id, name: editor.username };
  const approval = { state: 'open', note: 'Summer prices', by, refusedBy: null, comment: null };
  expect([status, body.data.approval]).toMatchObject([200, approval]);
  expect(await waiting()).toMatchObject([{ ...approval, flow: { id, name: 'Prices' }, requestedAt: expect.any(String) }]);
  expect((await as(editor, 'GET /api/flow/list')).body.data[0]?.approval).toMatchObject(approval);
  expect(await request(id)).toMatchObject({ status: 409, body: { code: 'approval_requested' } });
  expect(await as(editor, 'GET /api/approvals')).toMatchObject({ status: 403, body: { code: 'role_too_low' } });
  expect(await approve(body.data.approval?.id ?? '', editor)).toMatchObject({ status: 403, body: { code: 'role_too_low' } });

  const approved = await approve(body.data.approval?.id ?? '');
  expect([approved.status, approved.body.data]).toMatchObject([200, { publishedVersion: 1, isActive: true, approval: null }]);
  const versions = (await as(owner, 'GET /api/flow/{id}/versions', { id })).body.data;
  expect(versions).toMatchObject([{ version: 1, note: 'Summer prices', by }]);
  expect(await waiting()).toEqual([]);
  expect(await notices()).toEqual([
    `${admin.username} approved the request of ${editor.username} and published “Prices”.`,
    `${editor.username} requested approval to publish “Prices”: Summer prices`,
  ]);
  const { entries } = (await as(owner, 'GET /api/workspace/audit-log', { query: '?group=flows' })).body.data;
  expect(entries.map(({ event, by, after }) => [event, by?.name, after]).sort()).toEqual([
    ['approval_given', admin.username, '1'],
    ['approval_requested', editor.username, null],
    ['flow_published', admin.username, '1'],
  ]);
});

test('a request that is not known, or of another workspace, is not found', async () => {
  const { id } = await requested();
  const elsewhere = await server.signUp(`stranger${count}`);
  const { status } = await server.call('POST /api/approvals/{id}/approve', { token: elsewhere.token, id });
  expect(status).toBe(404);
  for (const unknown of ['x', '01900000-0000-7000-8000-000000000000']) expect((await approve(unknown)).status).toBe(404);
  expect((await waiting()).map((one) => one.id)).toEqual([id]);
});

test('a flow with errors cannot be requested', async () => {
  const nodes = [{ id: 'a', type: 'actionNode', position: { x: 0, y: 0 }, data: { action: 'send_api' } }];
  const { body } = await as(editor, 'POST /api/flow/save', { body: { name: 'Broken', nodes, edges: [] } });
  expect(await request(body.data.id)).toMatchObject({ status: 409, body: { code: 'flow_invalid' } });
  const { id } = await save();
  expect(await request(id, { revision: 7 })).toMatchObject({ status: 409, body: { code: 'revision_conflict' } });
});

test('a changed draft makes the request outdated: it cannot be approved, and is requested again', async () => {
  const { flow, id } = await requested('Seen');
  await save('Not seen');
  expect((await load(flow.id)).approval).toMatchObject({ id, state: 'outdated' });
  expect(await approve(id)).toMatchObject({ status: 409, body: { code: 'approval_outdated' } });
  expect(await load(flow.id)).toMatchObject({ publishedVersion: null, isActive: false });
  const again = await request(flow.id);
  expect(again.body.data.approval).toMatchObject({ state: 'open' });
  expect((await approve(id)).status).toBe(404);
  expect((await approve(again.body.data.approval?.id ?? '')).status).toBe(200);
});

test('a refusal needs a comment, which the editor sees until the next request', async () => {
  const { flow, id } = await requested();
  expect((await refuse(id, '  ')).status).toBe(400);
  const { status, body } = await refuse(id, ' Mention the opening hours ');
  const refusedBy = { id: admin.id, name: admin.username };
  const refusal = { id, state: 'refused', refusedBy, comment: 'Mention the opening hours' };
  expect([status, body.data.approval]).toMatchObject([200, refusal]);
  expect((await notices())[0]).toBe(
    `${admin.username} refused the request of ${editor.username} to publish “Prices”: Mention the opening hours`,
  );
  expect(await waiting()).toEqual([]);
  expect(await approve(id)).toMatchObject({ status: 409, body: { code: 'approval_closed' } });
  expect(await refuse(id)).toMatchObject({ status: 409, body: { code: 'approval_closed' } });
  expect((await request(flow.id)).body.data.approval).toMatchObject({ state: 'open', comment: null });
});

test('only the requester withdraws a request, which then cannot be approved', async () => {
  const { flow, id } = await requested();
  const second = await join(`second${count}`, 'editor');
  expect(await withdraw(flow.id, second)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect((await withdraw(flow.id)).body.data.approval).toBeNull();
  expect(await withdraw(flow.id)).toMatchObject({ status: 409, body: { code: 'approval_closed' } });
  expect(await approve(id)).toMatchObject({ status: 409, body: { code: 'approval_closed' } });
  expect((await load(flow.id)).publishedVersion).toBeNull();
});

const rivals = {
  approve: (id: string) => approve(id, owner),
  refuse: (id: string) => refuse(id, 'No', owner),
  withdraw: () => withdraw('Prices'),
};
for (const [name, decide] of Object.entries(rivals)) {
  test(`of an approval and another decision at once (${name}), one succeeds`, async () => {
    for (let n = 0; n < 3; n += 1) {
      const { flow, id } = await requested(`Hi ${n}`);
      const before = (await load(flow.id)).publishedVersion ?? 0;
      const [approved, other] = await Promise.all([approve(id), decide(id)]);
      expect([approved.status, other.status].sort()).toEqual([200, 409]);
      const isPublished = approved.status === 200 || name === 'approve';
      expect((await load(flow.id)).publishedVersion ?? 0).toBe(isPublished ? before + 1 : before);
      const { data } = (await as(owner, 'GET /api/flow/{id}/versions', { id: flow.id })).body;
      expect(data).toHaveLength(isPublished ? before + 1 : before);
      expect(await waiting()).toEqual([]);
    }
  });
}

test('of an approval and a save at once, nothing is published that was not requested', async () => {
  for (let n = 0; n < 5; n += 1) {
    const { flow, id } = await requested(`Seen ${n}`);
    const [approved] = await Promise.all([approve(id), save(`Not seen ${n}`)]);
    const { publishedVersion } = await load(flow.id);
    if (approved.status === 409) {
      expect(approved.body).toMatchObject({ code: 'approval_outdated' });
      continue;
    }
    const version = String(publishedVersion);
    const { body } = await as(owner, 'GET /api/flow/{id}/versions/{version}', { id: flow.id, version });
    expect(body.data.nodes[0]?.data.content).toBe(`Seen ${n}`);
  }
});

test('a repeated approval with the same key returns the first result', async () => {
  const { id } = await requested();
  const headers = { 'idempotency-key': `key-${id}` };
  const [first, again] = [await approve(id, admin, headers), await approve(id, admin, headers)];
  expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
});

test('with the setting off, editors publish again and open requests stay approvable', async () => {
  const { flow, id } = await requested();
  await save('Other flow', 'Other');
  await setNeeded(false);
  expect(await request('Other')).toMatchObject({ status: 409, body: { code: 'approval_not_required' } });
  expect((await publish(editor, 'Other')).status).toBe(200);
  expect((await waiting()).map((one) => one.id)).toEqual([id]);
  expect((await approve(id)).body.data).toMatchObject({ id: flow.id, publishedVersion: 1 });
});

test('publishing directly settles the request', async () => {
  const { flow, id } = await requested();
  expect((await publish(admin, flow.id)).body.data.approval).toBeNull();
  expect(await approve(id)).toMatchObject({ status: 409, body: { code: 'approval_closed' } });
});

test('a request outlives the role, the membership and the account of its author', async () => {
  const { flow, id } = await requested();
  const role = await as(owner, 'PATCH /api/workspace/members/{id}', { id: editor.id, body: { role: 'viewer' } });
  expect(role.status).toBe(200);
  expect(await withdraw(flow.id)).toMatchObject({ status: 403, body: { code: 'role_too_low' } });
  expect((await as(owner, 'DELETE /api/workspace/members/{id}', { id: editor.id })).status).toBe(200);
  expect((await waiting())[0]?.by).toEqual({ id: editor.id, name: editor.username });
  const deleted = await server.call('DELETE /api/user/delete', { token: editor.token, body: { password: TEST_PASSWORD } });
  expect(deleted.status).toBe(200);
  await server.database.system.deleteFrom('users').where('id', '=', editor.id).execute();
  expect((await waiting())[0]?.by).toEqual({ id: editor.id, name: null });
  expect((await approve(id)).body.data).toMatchObject({ publishedVersion: 1 });
  expect((await notices())[0]).toBe(`${admin.username} approved the request of a former member and published “Prices”.`);
});

test('a deleted flow has no request', async () => {
  const { flow, id } = await requested();
  expect((await as(editor, 'DELETE /api/flow/{id}', { id: flow.id })).status).toBe(200);
  expect(await waiting()).toEqual([]);
  expect(await approve(id)).toMatchObject({ status: 409, body: { code: 'approval_closed' } });
});
