import { after, before, beforeEach, test } from 'node:test';
import type { Call, Publication, Role } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { type DoubleCall, igIdOf } from '../../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../../test/eventually.ts';
import { startTestServer, TEST_PASSWORD, type TestServer, type TestUser } from '../../../../../test/servers/startTestServer.ts';

const image = { type: 'image', url: 'https://cdn.example.com/a.jpg' };
const HOUR_MS = 3_600_000;
let server: TestServer;
let owner: TestUser;
let admin: TestUser;
let editor: TestUser;
let workspace: string;
let count = 0;
let captions: string[] = [];

before(async () => {
  server = await startTestServer();
  server.instagram.grantedScopes += ',instagram_business_content_publish';
  server.instagram.answers = [instagram];
});
after(() => server.close());
beforeEach(async () => {
  count += 1;
  captions = [];
  owner = await server.signUp(`owner${count}`);
  workspace = owner.id;
  await server.connect(owner, igIdOf(count));
  admin = await join(`admin${count}`, 'admin');
  editor = await join(`editor${count}`, 'editor');
  await setNeeded(true);
});

function instagram({ name, body }: DoubleCall) {
  if (name.endsWith('/content_publishing_limit')) {
    return { status: 200, body: { data: [{ quota_usage: 0, config: { quota_total: 100, quota_duration: 86_400 } }] } };
  }
  if (name.endsWith('/media')) {
    captions.push(new URLSearchParams(body).get('caption') ?? '');
    return { status: 200, body: { id: `container-${captions.length}` } };
  }
  if (name.includes('/container-')) return { status: 200, body: { status_code: 'FINISHED', status: 'FINISHED', id: '1' } };
  return name.endsWith('/media_publish') ? { status: 200, body: { id: 'media-1' } } : null;
}

async function join(name: string, role: Role): Promise<TestUser> {
  const user = await server.signUp(name);
  await server.addMember(owner, workspace, user, role);
  return user;
}
const as = <C extends Call>({ token }: TestUser, call: C, init: Parameters<TestServer['call']>[1] = {}) =>
  server.call(call, { ...init, token, workspace });
async function setNeeded(needsApproval: boolean): Promise<void> {
  expect((await as(owner, 'PATCH /api/workspace', { body: { needsApproval } })).status).toBe(200);
}
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
async function create(body: object = {}, user = editor): Promise<Publication> {
  const all = { kind: 'image', media: [image], caption: 'Sale', ...body };
  const answer = await as(user, 'POST /api/publishing', { body: all });
  expect([answer.status, answer.body]).toMatchObject([201, { success: true }]);
  return answer.body.data;
}
const edit = (id: string, body: object = {}, user = editor) =>
  as(user, 'PUT /api/publishing/{id}', { id, body: { kind: 'image', media: [image], caption: 'Better', ...body } });
const approve = (id: string, revision = 1, user = admin, headers = {}) =>
  as(user, 'POST /api/publishing/{id}/approve', { id, body: { revision }, headers });
const refuse = (id: string, comment = 'Too long', revision = 1, user = admin) =>
  as(user, 'POST /api/publishing/{id}/refuse', { id, body: { revision, comment } });
const withdraw = (id: string, user = editor) => as(user, 'DELETE /api/publishing/{id}', { id });
const get = async (id: string) => (await as(owner, 'GET /api/publishing/{id}', { id })).body.data;
const waiting = async () =>
  (await as(owner, 'GET /api/publishing', { query: '?waiting=true' })).body.data.publications.map(({ id }) => id);
const reaches = (id: string, expected: object) => eventually(async () => expect(await get(id)).toMatchObject(expected));
const notices = async () =>
  (await as(owner, 'GET /api/notifications', { query: '?eventType=webhook_error' })).body.data.notifications;
const audit = async () =>
  (await as(owner, 'GET /api/workspace/audit-log')).body.data.entries
    .filter(({ object }) => object?.kind === 'publication')
    .map(({ event, by, after: line }) => [event, by?.name, line])
    .reverse();
async function jobHasRun(): Promise<void> {
  const { id } = await create({ caption: 'Marker' }, owner);
  await reaches(id, { state: 'published' });
}
const openRequest = { state: 'scheduled', approval: { state: 'open', decidedBy: null, comment: null } };

test('an editor’s post waits and is not published, now or at its time, until an admin approves it', async () => {
  const now = await create({ caption: 'Now' });
  const later = await create({ caption: 'Later', scheduledAt: inMs(HOUR_MS) });
  expect([now, later]).toMatchObject([openRequest, openRequest]);
  expect(now.scheduledAt).toBe(now.approval?.requestedAt);
  await sql`update publications set run_at = now() - interval '1 hour', scheduled_at = now() - interval '1 hour'
    where id = ${later.id}`.execute(server.database.system);
  await jobHasRun();
  expect(captions).toEqual(['Marker']);
  expect([await get(now.id), await get(later.id)]).toMatchObject([openRequest, openRequest]);
  expect(await waiting()).toEqual([later.id, now.id]);

  const given = { state: 'given', decidedBy: { id: admin.id, name: admin.username }, comment: null };
  const { status, body } = await approve(now.id);
  expect([status, body.data]).toMatchObject([200, { state: 'scheduled', approval: given }]);
  await reaches(now.id, { state: 'published', by: { id: editor.id, name: editor.username }, approval: given });
  expect((await approve(later.id)).status).toBe(200);
  await reaches(later.id, { state: 'published' });
  expect(captions).toEqual(['Marker', 'Now', 'Later']);
  expect(await waiting()).toEqual([]);
});

test('a post approved before its time is scheduled for it', async () => {
  const scheduledAt = inMs(HOUR_MS);
  const { id } = await create({ scheduledAt });
  expect((await approve(id)).body.data).toMatchObject({ state: 'scheduled', scheduledAt, approval: { state: 'given' } });
  await jobHasRun();
  expect(captions).toEqual(['Marker']);
  await sql`update publications set run_at = now() where id = ${id}`.execute(server.database.system);
  await reaches(id, { state: 'published' });
});

test('owners and admins publish directly, and so does everyone with the setting off', async () => {
  for (const user of [owner, admin]) expect((await create({ scheduledAt: inMs(HOUR_MS) }, user)).approval).toBeNull();
  const held = await create();
  await setNeeded(false);
  expect((await create({ scheduledAt: inMs(HOUR_MS) })).approval).toBeNull();
  expect(await waiting()).toEqual([held.id]);
  expect((await approve(held.id)).status).toBe(200);
  await reaches(held.id, { state: 'published' });
});

test('only owners and admins decide; nothing of another workspace is found', async () => {
  const { id } = await create();
  for (const role of ['editor', 'agent', 'viewer'] as const) {
    const member = await join(`${role}s${count}`, role);
    expect(await approve(id, 1, member)).toMatchObject({ status: 403, body: { code: 'role_too_low' } });
    expect(await refuse(id, 'No', 1, member)).toMatchObject({ status: 403, body: { code: 'role_too_low' } });
  }
  const { token } = await server.signUp(`stranger${count}`);
  const content = { kind: 'image', media: [image] };
  expect((await server.call('PUT /api/publishing/{id}', { token, id, body: content })).status).toBe(404);
  expect((await server.call('POST /api/publishing/{id}/approve', { token, id, body: { revision: 1 } })).status).toBe(404);
  const refusal = { revision: 1, comment: 'No' };
  expect((await server.call('POST /api/publishing/{id}/refuse', { token, id, body: refusal })).status).toBe(404);
  for (const unknown of ['x', '01900000-0000-7000-8000-000000000000']) expect((await approve(unknown)).status).toBe(404);
  expect(await get(id)).toMatchObject(openRequest);
  expect((await approve(id, 1, owner)).status).toBe(200);
  await reaches(id, { state: 'published' });
});

test('a refusal needs a comment; the author edits the post, which is a new request', async () => {
  const { id } = await create({ scheduledAt: inMs(HOUR_MS) });
  expect((await refuse(id, '  ')).status).toBe(400);
  const refusedBy = { id: admin.id, name: admin.username };
  const refusal = { state: 'cancelled', approval: { state: 'refused', decidedBy: refusedBy, comment: 'No prices' } };
  const { status, body } = await refuse(id, ' No prices ');
  expect([status, body.data]).toMatchObject([200, refusal]);
  expect(await approve(id)).toMatchObject({ status: 409, body: { code: 'approval_closed' } });
  await jobHasRun();
  expect(captions).toEqual(['Marker']);

  const again = await edit(id, { caption: 'Without prices' });
  expect([again.status, again.body.data]).toMatchObject([200, { ...openRequest, revision: 2, caption: 'Without prices' }]);
  expect((await approve(id, 2)).status).toBe(200);
  await reaches(id, { state: 'published', caption: 'Without prices' });
});

test('an admin approves only what was seen: an edit needs a look at the new revision', async () => {
  const { id } = await create({ caption: 'Seen' });
  expect((await edit(id, { caption: 'Not seen' })).body.data).toMatchObject({ ...openRequest, revision: 2 });
  const outdated = { status: 409, body: { code: 'approval_outdated', error: expect.stringContaining('post has changed') } };
  expect(await approve(id)).toMatchObject(outdated);
  expect(await refuse(id)).toMatchObject(outdated);
  await jobHasRun();
  expect(captions).toEqual(['Marker']);
  expect((await approve(id, 2)).status).toBe(200);
  await reaches(id, { state: 'published', caption: 'Not seen' });
  expect(await edit(id)).toMatchObject({ status: 409, body: { code: 'publication_closed' } });
});

test('of an approval and an edit at once, nothing is published that was not seen', async () => {
  for (let n = 0; n < 5; n += 1) {
    const { id } = await create({ caption: `Seen ${n}`, scheduledAt: inMs(HOUR_MS) });
    const [approved, edited] = await Promise.all([
      approve(id),
      edit(id, { caption: `Changed ${n}`, scheduledAt: inMs(HOUR_MS) }),
    ]);
    expect([approved.status, edited.status].sort()).toEqual([200, 409]);
    const { caption, approval } = await get(id);
    const expected = approved.status === 200 ? [`Seen ${n}`, 'given'] : [`Changed ${n}`, 'open'];
    expect([caption, approval?.state]).toEqual(expected);
  }
});

const rivals = {
  approve: (id: string) => approve(id, 1, owner),
  refuse: (id: string) => refuse(id, 'No', 1, owner),
  withdraw: (id: string) => withdraw(id),
};
for (const [name, rival] of Object.entries(rivals)) {
  test(`of an approval and another decision at once (${name}), one succeeds and nothing is half done`, async () => {
    for (let n = 0; n < 3; n += 1) {
      const { id } = await create({ scheduledAt: inMs(HOUR_MS) });
      const [approved, other] = await Promise.all([approve(id), rival(id)]);
      const [first, second] = [approved, other].sort((a, b) => a.status - b.status);
      expect(first?.status).toBe(200);
      // A withdrawal after the approval cancels the scheduled post.
      if (name !== 'withdraw' || approved.status !== 200) {
        expect(second).toMatchObject({ status: 409, body: { code: 'approval_closed' } });
      }
      const decisions = (await audit()).filter(([event]) => event === 'approval_given' || event === 'approval_refused');
      const isWithdrawn = approved.status !== 200 && name === 'withdraw';
      expect(decisions.length - n).toBeLessThanOrEqual(isWithdrawn ? 0 : 1);
      expect(await waiting()).toEqual([]);
    }
  });
}

test('only the author edits and withdraws a waiting post', async () => {
  const { id } = await create();
  const second = await join(`second${count}`, 'editor');
  for (const user of [second, admin]) {
    expect(await edit(id, {}, user)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await withdraw(id, user)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  }
  expect(await edit(id, { media: [{ ...image, url: 'http://a.example/a.jpg' }] })).toMatchObject({ status: 400 });
  expect((await withdraw(id)).status).toBe(200);
  expect(await get(id)).toMatchObject({ state: 'cancelled', approval: null });
  expect(await approve(id)).toMatchObject({ status: 409, body: { code: 'approval_closed' } });
  expect(await edit(id)).toMatchObject({ status: 409, body: { code: 'publication_closed' } });
  expect((await as(editor, 'POST /api/publishing/{id}/remove', { id })).status).toBe(200);
});

test('notices and the audit log name the author, the admin and the post', async () => {
  const first = await create({ caption: `Oak shelves\n${'x'.repeat(99)}`, scheduledAt: inMs(HOUR_MS) });
  const second = await create({ kind: 'story', caption: undefined });
  await refuse(second.id, 'Not today');
  await approve(first.id);
  const [a, e] = [admin.username, editor.username];
  const shown = await notices();
  expect(shown.map(({ content }) => content.text)).toEqual([
    `${a} approved the request of ${e} to publish “Oak shelves”.`,
    `${a} refused the request of ${e} to publish a post without a caption: Not today`,
    `${e} requested approval to publish a post without a caption.`,
    `${e} requested approval to publish “Oak shelves”.`,
  ]);
  expect(shown[0]?.payload).toEqual({ notice: 'publishing', team: 'approval', approval: { publicationId: first.id } });
  expect(await audit()).toEqual([
    ['approval_requested', e, first.scheduledAt],
    ['approval_requested', e, second.scheduledAt],
    ['approval_refused', a, 'Not today'],
    ['approval_given', a, first.scheduledAt],
  ]);
});

test('a failed post without approval waits when an editor retries it; an approved one does not', async () => {
  const fail = (id: string) => sql`update publications set state = 'failed' where id = ${id}`.execute(server.database.system);
  const retry = (id: string, user = editor) => as(user, 'POST /api/publishing/{id}/retry', { id });
  const direct = await create({ scheduledAt: inMs(HOUR_MS) }, owner);
  await fail(direct.id);
  const by = { id: editor.id, name: editor.username };
  const { body } = await retry(direct.id);
  expect(body.data).toMatchObject({ ...openRequest, by, revision: 2 });
  expect((await approve(direct.id, 2)).status).toBe(200);
  await reaches(direct.id, { state: 'published' });

  const approved = await create({ caption: 'Approved', scheduledAt: inMs(HOUR_MS) });
  await approve(approved.id);
  await fail(approved.id);
  expect((await retry(approved.id)).body.data).toMatchObject({ approval: { state: 'given' } });
  await reaches(approved.id, { state: 'published' });
});

test('a request outlives the role, the membership and the account of its author', async () => {
  const { id } = await create();
  await as(owner, 'PATCH /api/workspace/members/{id}', { id: editor.id, body: { role: 'viewer' } });
  expect(await withdraw(id)).toMatchObject({ status: 403, body: { code: 'role_too_low' } });
  expect((await as(owner, 'DELETE /api/workspace/members/{id}', { id: editor.id })).status).toBe(200);
  await server.call('DELETE /api/user/delete', { token: editor.token, body: { password: TEST_PASSWORD } });
  await server.database.system.deleteFrom('users').where('id', '=', editor.id).execute();
  expect((await get(id)).by).toEqual({ id: editor.id, name: null });
  expect((await approve(id)).status).toBe(200);
  await reaches(id, { state: 'published' });
  const [latest] = await notices();
  expect(latest?.content.text).toBe(`${admin.username} approved the request of a former member to publish “Sale”.`);
});

test('an account that cannot publish is named on approval, and the request stays open', async () => {
  const { id } = await create();
  await sql`update instagram_accounts set state = 'expired' where owner_id = ${workspace}`.execute(server.database.system);
  expect(await approve(id)).toMatchObject({ status: 409, body: { code: 'instagram_expired' } });
  expect(await waiting()).toEqual([id]);
});

test('a repeated approval with the same key returns the first result', async () => {
  const { id } = await create({ scheduledAt: inMs(HOUR_MS) });
  const headers = { 'idempotency-key': `key-${id}` };
  const [first, again] = [await approve(id, 1, admin, headers), await approve(id, 1, admin, headers)];
  expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
});
