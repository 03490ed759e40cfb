import { after, before, beforeEach, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { igIdOf } from '../../../../../test/doubles/startInstagramDouble.ts';
import type { Mailbox } from '../../../../../test/doubles/startMailbox.ts';
import { eventually } from '../../../../../test/eventually.ts';
import { tokenOf } from '../../../../../test/servers/createTestClient.ts';
import { startMailedServer } from '../../../../../test/servers/prepared/startMailedServer.ts';
import type { TestServer, TestUser } from '../../../../../test/servers/startTestServer.ts';

let server: TestServer;
let mailbox: Mailbox;
let n = 0;
let igId: string;
let owner: TestUser;
let taker: TestUser;
before(async () => {
  ({ server, mailbox } = await startMailedServer());
});
after(() => server.close());
beforeEach(async () => {
  n += 1;
  igId = igIdOf(200 + n);
  owner = await server.signUp(`owner${n}`);
  taker = await server.signUp(`taker${n}`);
  await server.connect(owner, igId);
});

const isConnected = async ({ token }: TestUser) => (await server.call('GET /api/instagram/status', { token })).body.connected;

async function ask(by = taker): Promise<string> {
  const { headers } = await server.connect(by, igId, { confirms: false });
  return tokenOf(headers.get('location') ?? server.url);
}
const confirm = (confirmation: string, by = taker, workspace?: string) =>
  server.call('POST /api/instagram/takeover', {
    token: by.token,
    body: { confirmation },
    ...(workspace !== undefined && { workspace }),
  });

test('S4: an account of another workspace moves only after a confirmation', async () => {
  const { headers } = await server.connect(taker, igId, { confirms: false });
  const target = new URL(headers.get('location') ?? '');
  expect([target.pathname, target.search]).toEqual(['/connect-instagram', `?takeover=shop.${igId.at(-1)}`]);
  expect(target.hash).not.toContain('SBX_');
  expect([await isConnected(owner), await isConnected(taker)]).toEqual([true, false]);
  expect((await server.call('GET /api/notifications', { token: owner.token })).body.data.notifications).toEqual([]);

  expect(await confirm(tokenOf(target.href))).toMatchObject({ status: 200, body: { username: `shop.${igId.at(-1)}` } });
  expect([await isConnected(owner), await isConnected(taker)]).toEqual([false, true]);
});

test('a confirmation works once, for its user and workspace, and ends after ten minutes or with the session', async () => {
  const refused = { status: 403, body: { code: 'oauth_state_invalid' } };
  const confirmation = await ask();
  const workspace = await server.addWorkspace(taker, 'Studio');
  expect(await confirm(confirmation, owner)).toMatchObject(refused);
  expect(await confirm(confirmation, taker, workspace)).toMatchObject(refused);
  for (const forged of ['x', `${confirmation.slice(0, -4)}AAAA`, confirmation.slice(4)]) {
    expect(await confirm(forged)).toMatchObject(refused);
  }
  expect((await confirm(confirmation)).status).toBe(200);
  await server.connect(owner, igId);
  expect(await confirm(confirmation)).toMatchObject(refused);

  const expired = await ask();
  await sql`update oauth_states set expires_at = now() where owner_id = ${taker.id}`.execute(server.database.system);
  expect(await confirm(expired)).toMatchObject(refused);

  const ended = await ask();
  await server.call('POST /api/auth/logout', { token: taker.token });
  const token = await server.signIn(taker.username);
  expect(await confirm(ended, { ...taker, token })).toMatchObject(refused);
  expect(await isConnected(owner)).toBe(true);
});

test('a member who lost the right to connect accounts cannot confirm', async () => {
  const workspace = await server.addWorkspace(owner, 'Studio');
  await server.addMember(owner, workspace, taker, 'admin');
  const { headers } = await server.connect(taker, igId, { workspace, confirms: false });
  const confirmation = tokenOf(headers.get('location') ?? '');
  await sql`update memberships set role = 'editor' where owner_id = ${workspace} and user_id = ${taker.id}`.execute(
    server.database.system,
  );
  expect(await confirm(confirmation, taker, workspace)).toMatchObject({ status: 403, body: { code: 'role_too_low' } });
  expect(await isConnected(owner)).toBe(true);
});

test('the other workspace is notified, and its owners and admins get a mail in their language', async () => {
  const [admin, editor] = [await server.signUp(`admin${n}`), await server.signUp(`editor${n}`)];
  await server.addMember(owner, owner.id, admin, 'admin');
  await server.addMember(owner, owner.id, editor, 'editor');
  await sql`update users set language = 'de' where id = ${admin.id}`.execute(server.database.system);
  await confirm(await ask());

  const { body } = await server.call('GET /api/notifications', { token: owner.token });
  expect(body.data.notifications).toMatchObject([
    { content: { text: expect.stringContaining(`The user ${taker.username} connected it to another workspace.`) } },
  ]);
  const mails = await eventually(() => {
    const found = mailbox.mails.filter(({ subject }) => subject.includes(`shop.${igId.at(-1)}`));
    expect(found).toHaveLength(2);
    return found;
  });
  const mailTo = ({ username }: TestUser) => mails.find(({ to }) => to.includes(`${username}@example.test`));
  expect(mailTo(owner)?.content).toContain(`${taker.username} connected @shop.${igId.at(-1)} to another Fanfare workspace at`);
  expect(mailTo(owner)?.content).toContain('/connect-instagram');
  expect(mailTo(admin)?.content).toContain('Hallo');
  expect(mailTo(editor)).toBeUndefined();
});

test('messages that wait in the other workspace are cancelled', async () => {
  const { onSend } = server.instagram;
  server.instagram.onSend = () => ({ status: 400, body: { error: { message: 'x', code: 200, error_subcode: 2534041 } } });
  const at = Date.now();
  await server.deliver({
    object: 'instagram',
    entry: [
      {
        id: igId,
        time: at,
        messaging: [{ sender: { id: '8' }, recipient: { id: igId }, timestamp: at, message: { mid: `t-${n}`, text: 'hello' } }],
      },
    ],
  });
  const { token } = owner;
  const id = await eventually(async () => {
    const [thread] = (await server.call('GET /api/inbox/threads', { token })).body.data.threads;
    if (!thread) throw new Error('The thread does not exist yet.');
    return thread.id;
  });
  await server.call('POST /api/inbox/threads/{id}/messages', { token, id, body: { text: 'later' } });
  const states = async () => {
    const { rows } = await sql<{ state: string }>`select state from outbox where owner_id = ${owner.id}`.execute(
      server.database.system,
    );
    return rows.map(({ state }) => state);
  };
  await eventually(async () => expect(await states()).toEqual(['parked']));
  server.instagram.onSend = onSend;
  await confirm(await ask());
  expect(await states()).toEqual(['failed']);
});

test('an account that the other workspace has disconnected meanwhile is connected without a word to it', async () => {
  const confirmation = await ask();
  await server.call('POST /api/instagram/disconnect', { token: owner.token });
  expect((await confirm(confirmation)).status).toBe(200);
  expect(await isConnected(taker)).toBe(true);
  expect((await server.call('GET /api/notifications', { token: owner.token })).body.data.notifications).toEqual([]);
});
