import { after, before, beforeEach, test } from 'node:test';
import type { Automation, Call, Role } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { flowThatSays } from '../../../../test/data/flows.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';

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
const setNeeded = (needsApproval: boolean) => as(owner, 'PATCH /api/workspace', { body: { needsApproval } });
const edit = (id: string, body: object, user = editor) => as(user, 'PATCH /api/flows/{id}', { id, body });
const toggle = (id: string, user = editor) => as(user, 'PATCH /api/flows/{id}/toggle', { id });
const addKeyword = (id: string, user = editor) => as(user, 'POST /api/flows/{id}/keywords', { id, body: { keywords: ['cost'] } });
const list = async () => (await as(owner, 'GET /api/flows')).body.data;
const refusedFor = (text: string) => ({
  status: 409,
  body: { code: 'approval_required', error: expect.stringContaining(text) },
});
const price = { trigger: 'keyword_detected', triggerSettings: { keyword: 'price' } } as const;
const actions = [{ type: 'reply', text: 'It costs 10' }] as const;
const unchanged = ({ description, trigger, triggerSettings, conditions, kind, name, actions: all }: Automation) => ({
  ...{ description, trigger, triggerSettings: { keywords: [], ...triggerSettings }, conditions },
  ...(kind === 'bot_flow' ? {} : { name, actions: all }),
});

async function published(): Promise<Automation> {
  const { body } = await as(admin, 'POST /api/flow/save', { body: { name: 'Prices', ...flowThatSays('10') } });
  expect((await as(admin, 'POST /api/flow/{id}/publish', { id: body.data.id })).status).toBe(200);
  const [automation] = await list();
  if (!automation) throw new Error('The flow has no automation.');
  expect((await edit(automation._id, price, admin)).status).toBe(200);
  return automation;
}
async function made(isActive: boolean): Promise<Automation> {
  const { status, body } = await as(admin, 'POST /api/flows', { body: { name: 'Hours', ...price, actions, isActive } });
  expect(status).toBe(201);
  return body.data;
}

test('an editor cannot change the trigger of a published flow, on or off', async () => {
  const { _id: id } = await published();
  const inBuilder = refusedFor('Change it in the flow builder and request approval.');
  for (const isActive of [true, false]) {
    await edit(id, { isActive });
    const before = await list();
    expect(before[0]?.isActive).toBe(isActive);
    expect(await edit(id, { trigger: 'message_received' })).toMatchObject(inBuilder);
    expect(await edit(id, { triggerSettings: { keyword: 'cost' } })).toMatchObject(inBuilder);
    expect(await edit(id, { conditions: [{ type: 'tag', operator: 'has', value: 'vip' }] })).toMatchObject(inBuilder);
    expect(await addKeyword(id)).toMatchObject(inBuilder);
    expect(await list()).toEqual(before);
  }
  expect((await addKeyword(id, admin)).status).toBe(200);
});

test('an editor turns a flow off but not on; approval in the builder turns it on', async () => {
  const { _id: id, flowId } = await published();
  expect((await toggle(id)).body.data).toMatchObject({ isActive: false });
  const byApproval = refusedFor('Request approval in the flow builder, or ask an admin.');
  expect(await toggle(id)).toMatchObject(byApproval);
  expect(await edit(id, { isActive: true })).toMatchObject(byApproval);
  expect((await list())[0]?.isActive).toBe(false);
  const request = await as(editor, 'POST /api/flow/{id}/approval', { id: flowId ?? '', body: {} });
  const approved = await as(admin, 'POST /api/approvals/{id}/approve', { id: request.body.data.approval?.id ?? '' });
  expect(approved.body.data.isActive).toBe(true);
  expect((await toggle(id)).status).toBe(200);
  expect((await toggle(id, admin)).body.data).toMatchObject({ isActive: true });
});

test('an editor changes an automation without a drawn flow while it is off', async () => {
  const { _id: id } = await made(true);
  const before = await list();
  const byAdmins = refusedFor('Turn it off, or ask an admin.');
  expect(await edit(id, { trigger: 'message_received' })).toMatchObject(byAdmins);
  expect(await edit(id, { actions: [{ type: 'reply', text: 'Free' }] })).toMatchObject(byAdmins);
  expect(await addKeyword(id)).toMatchObject(byAdmins);
  expect(await list()).toEqual(before);
  expect((await edit(id, { isActive: false, actions: [{ type: 'reply', text: 'Free' }] })).status).toBe(200);
  expect((await addKeyword(id)).status).toBe(200);
  expect(await toggle(id)).toMatchObject(refusedFor('ask an admin to turn it on'));
  expect((await toggle(id, owner)).body.data).toMatchObject({ isActive: true });
});

test('an editor creates automations that are off', async () => {
  const body = { name: 'New', ...price, actions };
  expect(await as(editor, 'POST /api/flows', { body })).toMatchObject(refusedFor('Save it turned off'));
  expect(await list()).toEqual([]);
  const { status } = await as(editor, 'POST /api/flows', { body: { ...body, isActive: false } });
  expect(status).toBe(201);
  const { _id: id } = await made(true);
  expect((await as(editor, 'POST /api/flows/{id}/duplicate', { id })).body.data).toMatchObject({ isActive: false });
});

test('an editor changes what followers do not see: description, name and order', async () => {
  const [drawn, inline] = [await published(), await made(true)];
  for (const { _id: id } of [drawn, inline]) {
    const stored = (await list()).find(({ _id }) => _id === id);
    if (!stored) throw new Error('The automation is gone.');
    const { status, body } = await edit(id, { ...unchanged(stored), description: 'Reviewed' });
    expect([status, body.data]).toMatchObject([200, { description: 'Reviewed', isActive: true }]);
  }
  expect((await edit(inline._id, { name: 'Opening hours' })).status).toBe(200);
  const ids = [inline._id, drawn._id];
  expect((await as(editor, 'PATCH /api/flows/order', { body: { ids } })).status).toBe(200);
});

test('with the setting off, editors change and turn on what they like', async () => {
  const { _id: id } = await published();
  await setNeeded(false);
  for (const call of [addKeyword, toggle, toggle]) expect((await call(id)).status).toBe(200);
});
