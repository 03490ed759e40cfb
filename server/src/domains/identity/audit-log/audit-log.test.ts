import { createHmac } from 'node:crypto';
import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { generateSync } from 'otplib';
import { APP_SECRET, igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { type Mailbox, startMailbox } from '../../../../test/doubles/startMailbox.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, TEST_PASSWORD, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';
import { createLogger } from '../../../infrastructure/logger/createLogger.ts';
import { pruneAuditLog } from './index.ts';

const NEW_PASSWORD = 'another horse battery';
const clock = { aheadMs: 0, nowMs: () => Date.now() + clock.aheadMs };
const lines: string[] = [];
let server: TestServer;
let mailbox: Mailbox;

before(async () => {
  mailbox = await startMailbox();
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  server = await startTestServer({
    clock,
    logger,
    settings: {
      mail: { smtpUrl: mailbox.url, from: 'Fanfare <no-reply@fanfare.test>' },
      admission: { callsAtOnce: 2, callsWaiting: 2, waitMs: 60_000, callsPerMinute: 1_000, databaseSecondsPerMinute: 1_000 },
    },
  });
});
after(async () => {
  await server.close();
  await mailbox.close();
});

async function logOf(token: string) {
  const { status, body } = await server.call('GET /api/user/audit-log', { token, query: '?limit=100' });
  expect(status).toBe(200);
  return body.data.entries;
}
/** Returns the entries recorded during the work, oldest first. */
async function recordedBy(user: TestUser, work: () => Promise<unknown>, count = 1) {
  const rows = async () => {
    const found = await sql<{ event: string; actor: string; actor_id: string | null; params: object }>`
      select event, actor, actor_id, params from audit_log where owner_id = ${user.id} order by at, id`.execute(
      server.database.system,
    );
    return found.rows;
  };
  const before = (await rows()).length;
  await work();
  // Refusals are recorded in parallel with the response.
  await eventually(async () => expect((await rows()).length).toBe(before + count));
  return (await rows()).slice(before).map(({ actor_id, ...row }) => ({ ...row, isOwn: actor_id === user.id }));
}
const own = (event: string, params = {}) => ({ event, actor: 'user', isOwn: true, params });
const login = (username: string, password = TEST_PASSWORD) =>
  server.call('POST /api/auth/login', {
    body: { username, password },
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/141.0' },
  });

test('S41: sign-ups, sign-ins, sign-outs and refusals are recorded with address and device', async () => {
  const user = await server.signUp('ada');
  expect((await logOf(user.token)).map(({ event }) => event)).toEqual(['signed_in', 'account_created']);
  expect(await recordedBy(user, () => login('ada', 'wrong'))).toEqual([
    { event: 'sign_in_failed', actor: 'unknown', isOwn: false, params: {} },
  ]);
  expect(await recordedBy(user, () => login('ada'))).toEqual([own('signed_in')]);
  const [entry] = await logOf(user.token);
  expect(entry).toEqual({
    id: expect.any(String),
    event: 'signed_in',
    actor: 'user',
    address: '127.0.0.1',
    device: 'Firefox on Linux',
    deviceMessage: { code: 'requests.device-linux', params: { browser: 'Firefox' } },
    params: {},
    at: expect.stringMatching(/Z$/),
  });
  const other = await server.signIn('ada');
  expect(await recordedBy(user, () => server.call('POST /api/auth/logout', { token: other }))).toEqual([own('signed_out')]);
  const third = await server.signIn('ada');
  const { body } = await server.call('GET /api/auth/sessions', { token: third });
  const ended = body.sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';
  expect(await recordedBy(user, () => server.call('DELETE /api/auth/sessions/{id}', { token: third, id: ended }))).toEqual([
    own('sessions_ended', { count: '1' }),
  ]);
  const twice = await recordedBy(user, async () => {
    const gone = await server.call('DELETE /api/auth/sessions/{id}', { token: third, id: ended });
    expect(gone.status).toBe(404);
    await server.call('POST /api/auth/logout-all', { token: third });
  });
  expect(twice).toEqual([own('sessions_ended', { count: expect.any(String) })]);
});

test('S41: changes of password, email address and second factor, and exports are recorded once each', async () => {
  const user = await server.signUp('bea');
  let { token } = user;
  const setUp = await server.call('POST /api/user/2fa/setup', { token, body: { password: TEST_PASSWORD } });
  const code = () => {
    clock.aheadMs += 30_000;
    return generateSync({ secret: setUp.body.secret, epoch: Math.floor(clock.nowMs() / 1000) });
  };
  let backupCode = '';
  const on = await recordedBy(user, async () => {
    const { body } = await server.call('POST /api/user/2fa/confirm', { token, body: { code: code() } });
    token = body.token;
    backupCode = body.backupCodes[0] ?? '';
  });
  expect(on).toEqual([own('two_factor_on')]);

  const refused = await recordedBy(user, async () => {
    const { body } = await login('bea');
    const challenge = 'challenge' in body ? body.challenge : '';
    await server.call('POST /api/auth/login/2fa', { body: { challenge, code: '000000' } });
  });
  expect(refused).toEqual([{ event: 'second_factor_failed', actor: 'unknown', isOwn: false, params: {} }]);
  const completed = await recordedBy(user, async () => {
    const { body } = await login('bea');
    const challenge = 'challenge' in body ? body.challenge : '';
    await server.call('POST /api/auth/login/2fa', { body: { challenge, code: code() } });
  });
  expect(completed).toEqual([own('signed_in')]);

  const off = await recordedBy(user, async () => {
    const { body } = await server.call('POST /api/user/2fa/disable', { token, body: { password: TEST_PASSWORD, backupCode } });
    token = body.token;
  });
  expect(off).toEqual([own('two_factor_off')]);

  const changed = await recordedBy(user, async () => {
    const body = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };
    token = (await server.call('POST /api/auth/password/change', { token, body })).body.token;
  });
  expect(changed).toEqual([own('password_changed')]);

  await server.call('PATCH /api/user/profile', { token, body: { email: 'bea.new@example.test' } });
  const link = await mailbox.findToken('bea.new@example.test', 'Confirm your new email address');
  const mail = await recordedBy(user, () =>
    server.call('POST /api/user/email/confirm', { body: { token: link, password: NEW_PASSWORD } }),
  );
  expect(mail).toEqual([own('email_changed')]);

  await server.call('POST /api/auth/password/forgot', { body: { email: 'bea.new@example.test' } });
  const resetLink = await mailbox.findToken('bea.new@example.test', 'Reset your password');
  const reset = await recordedBy(user, () =>
    server.call('POST /api/auth/password/reset', { body: { token: resetLink, password: TEST_PASSWORD } }),
  );
  expect(reset).toEqual([own('password_reset')]);

  token = await server.signIn('bea');
  expect(await recordedBy(user, () => server.call('GET /api/user/export', { token }))).toEqual([own('data_exported')]);
  const spent = await recordedBy(
    user,
    async () => {
      for (let n = 0; n < 8; n += 1) await server.call('GET /api/user/export', { token });
    },
    5,
  );
  expect(spent.filter(({ event }) => event === 'quota_hit')).toEqual([own('quota_hit', { quota: 'exports' })]);
});

test('S41: deleting a workspace is recorded in the log of the user, because its own log is deleted', async () => {
  const [user, guest] = [await server.signUp('hugo'), await server.signUp('ida')];
  const { token } = user;
  const workspace = await server.addWorkspace(user, 'Studio');
  await server.addMember(user, workspace, guest, 'admin');
  const params = { workspace: 'Studio', workspaceId: workspace };
  const remove = () => server.call('DELETE /api/workspace', { token, workspace, body: { password: TEST_PASSWORD } });
  expect(await recordedBy(user, remove)).toEqual([own('workspace_deleted', params)]);
  expect((await logOf(token))[0]).toMatchObject({ event: 'workspace_deleted', params });
  expect((await logOf(guest.token)).map(({ event }) => event)).toEqual(['signed_in', 'account_created']);

  const alone = await server.addWorkspace(user, 'Alone');
  await server.call('DELETE /api/user/delete', { token, body: { password: TEST_PASSWORD } });
  const logged = lines.map((line) => JSON.parse(line)).filter(({ audit }) => audit === 'workspace_deleted');
  expect(logged.map((line) => line.params)).toEqual([params, { workspace: 'Alone', workspaceId: alone }]);
});

test('S31, S41: an exhausted quota and the export of a table are recorded at most once an hour', async () => {
  const user = await server.signUp('gina');
  const statuses: number[] = [];
  const flood = async () => {
    const calls = Array.from({ length: 60 }, () => server.call('GET /api/user/limits', { token: user.token }));
    statuses.push(...(await Promise.all(calls)).map(({ status }) => status));
  };
  const csv = () => server.send('GET', '/api/analytics/export?dataset=posts', { token: user.token });
  expect(await recordedBy(user, csv)).toEqual([own('data_exported', { dataset: 'posts' })]);
  expect(await recordedBy(user, flood)).toEqual([own('quota_hit', { quota: 'callsAtOnce' })]);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(1);
  const again = async () => {
    await flood();
    await csv();
  };
  expect(await recordedBy(user, again)).toEqual([own('data_exported', { dataset: 'posts' })]);
});

test('S41: connecting, a takeover, a removal in Instagram and disconnecting are recorded', async () => {
  const [cleo, dora] = [await server.signUp('cleo'), await server.signUp('dora')];
  const igId = igIdOf(7);
  const account = expect.any(String);
  expect(await recordedBy(cleo, () => server.connect(cleo, igId))).toEqual([own('instagram_connected', { account })]);
  expect(await recordedBy(cleo, () => server.connect(dora, igId))).toEqual([
    { event: 'instagram_disconnected', actor: 'other_user', isOwn: false, params: { account } },
  ]);
  const [taken] = await logOf(cleo.token);
  expect(taken).toMatchObject({ event: 'instagram_disconnected', address: null, device: null });
  const disconnect = () => server.call('POST /api/instagram/disconnect', { token: dora.token });
  expect(await recordedBy(dora, disconnect)).toEqual([own('instagram_disconnected', { account })]);
  await server.connect(dora, igId);
  const payload = { algorithm: 'HMAC-SHA256', issued_at: Math.floor(Date.now() / 1000), user_id: igId };
  const encoded = Buffer.from(JSON.stringify(payload)).toString('base64url');
  const signed = `${createHmac('sha256', APP_SECRET).update(encoded).digest('base64url')}.${encoded}`;
  const removed = await recordedBy(dora, () =>
    server.send('POST', '/webhooks/instagram/deauthorize', {
      body: new URLSearchParams({ signed_request: signed }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  );
  expect(removed).toEqual([{ event: 'instagram_disconnected', actor: 'instagram', isOwn: false, params: { account } }]);
});

test('S41: entries are paged per owner, immutable, pruned by age and deleted with the account', async () => {
  const [eva, finn] = [await server.signUp('eva'), await server.signUp('finn')];
  for (let n = 0; n < 4; n += 1) await server.signIn('eva');
  const first = await server.call('GET /api/user/audit-log', { token: eva.token, query: '?limit=4' });
  const { entries, nextCursor } = first.body.data;
  const rest = await server.call('GET /api/user/audit-log', { token: eva.token, query: `?limit=4&cursor=${nextCursor}` });
  expect([entries.length, rest.body.data.entries.length, rest.body.data.nextCursor]).toEqual([4, 2, null]);
  expect(new Set([...entries, ...rest.body.data.entries].map(({ id }) => id)).size).toBe(6);
  expect(await logOf(finn.token)).toHaveLength(2);

  const { system } = server.database;
  await expect(sql`update audit_log set event = 'signed_out' where owner_id = ${eva.id}`.execute(system)).rejects.toThrow(
    /never changed/,
  );
  for (const statement of [sql`delete from audit_log`, sql`update audit_log set actor = 'user'`]) {
    await expect(server.database.asOwner(eva.id, (queries) => statement.execute(queries))).rejects.toThrow(/permission denied/);
  }

  await sql`
    insert into audit_log (id, owner_id, actor, event, at)
    select gen_random_uuid(), ${eva.id}, 'user', 'signed_in', now() - interval '366 days' from generate_series(1, 2500)`.execute(
    system,
  );
  expect(await pruneAuditLog(system, 365)).toBe(2_500);
  expect(await logOf(eva.token)).toHaveLength(6);

  await server.call('DELETE /api/user/delete', { token: eva.token, body: { password: TEST_PASSWORD } });
  await eventually(async () => {
    const { rows } = await sql`select from audit_log where owner_id = ${eva.id}`.execute(system);
    expect(rows).toHaveLength(0);
  });
  const logged = lines
    .map((line) => JSON.parse(line))
    .filter(({ audit, userId }) => audit === 'account_deleted' && userId === eva.id);
  expect(logged).toEqual([expect.objectContaining({ msg: 'security event' })]);
});
