import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { generateSync } from 'otplib';
import pg from 'pg';
import { dm } from '../../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../../test/data/flows.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, TEST_PASSWORD, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';
import { requestTexts } from '../../feed/events/index.ts';
import { listTenantTables } from './account-deletion.repository.ts';
import { createErasePass } from './createErasePass.ts';

let server: TestServer;
before(async () => {
  server = await startTestServer();
});
after(() => server.close());

const remove = ({ token }: Pick<TestUser, 'token'>, body: object) => server.call('DELETE /api/user/delete', { token, body });
const isOpen = async (token: string) => (await server.call('GET /api/auth/session', { token })).status === 200;

async function publish({ token }: TestUser, nodes: ReturnType<typeof flowThatSays>): Promise<void> {
  const { body } = await server.call('POST /api/flow/save', { token, body: { name: 'Hi', ...nodes } });
  const { status } = await server.call('POST /api/flow/{id}/publish', { token, id: body.data.id });
  expect(status).toBe(200);
}

async function rowsOf(ownerId: string): Promise<string[]> {
  const tables = await listTenantTables(server.database.system);
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql`select 1 from ${sql.id(table)} where owner_id = ${ownerId} limit 1`.execute(
        server.database.system,
      );
      return rows.length === 0 ? [] : [table];
    }),
  );
  return counts.flat();
}

test('S27: deleting an account ends access at once and erases all its rows except the tombstone, without affecting other users', async () => {
  const user = await server.signUp('anna');
  const elsewhere = await server.signIn('anna');
  const stranger = await server.signUp('ben');
  for (const [n, person] of [user, stranger].entries()) {
    await server.connect(person, igIdOf(n));
    await requestTexts(server.database.system, person.id);
    await publish(person, flowThatSays('hello'));
    await server.deliver(dm({ igId: igIdOf(n), from: '5001', text: 'hi', mid: `mid-${n}` }));
  }
  await eventually(() => expect(server.instagram.sent).toHaveLength(2));
  expect((await rowsOf(user.id)).length).toBeGreaterThan(8);
  // A job writes this row last.
  await eventually(async () => expect(await rowsOf(stranger.id)).toContain('event_texts'));
  const kept = await rowsOf(stranger.id);

  const { status, headers, body } = await remove(user, { password: TEST_PASSWORD });
  expect([status, body, headers.get('clear-site-data')]).toEqual([200, { success: true }, '"cache", "storage"']);
  expect([await isOpen(user.token), await isOpen(elsewhere), await isOpen(stranger.token)]).toEqual([false, false, true]);
  const login = await server.call('POST /api/auth/login', { body: { username: 'anna', password: TEST_PASSWORD } });
  expect(login.status).toBe(401);
  expect(server.instagram.calls).toContain('DELETE /graph/v25.0/me/subscribed_apps');

  await eventually(async () => expect(await rowsOf(user.id)).toEqual([]));
  const { system } = server.database;
  await eventually(async () => {
    const tombstones = await system.selectFrom('deleted_accounts').selectAll().execute();
    expect(tombstones).toEqual([{ id: user.id, deleted_at: expect.any(Date), erased_at: expect.any(Date) }]);
  });
  expect(await system.selectFrom('users').where('id', '=', user.id).select('id').execute()).toEqual([]);
  expect(await rowsOf(stranger.id)).toEqual(kept);
  expect((await server.signUp('anna')).id).not.toBe(user.id);
});

test('S27: a waiting flow sends nothing after the deletion', async () => {
  const user = await server.signUp('cleo');
  await server.connect(user, igIdOf(3));
  await publish(user, {
    nodes: [
      { id: 'w', type: 'actionNode', position: { x: 0, y: 0 }, data: { action: 'wait', actionParams: '1h' } },
      { id: 'm', type: 'messageNode', position: { x: 0, y: 90 }, data: { content: 'too late' } },
    ],
    edges: [{ id: 'e', source: 'w', target: 'm' }],
  });
  await server.deliver(dm({ igId: igIdOf(3), from: '5002', text: 'hi', mid: 'mid-wait' }));
  await eventually(async () => expect(await rowsOf(user.id)).toContain('timers'));
  expect((await remove(user, { password: TEST_PASSWORD })).status).toBe(200);
  await eventually(async () => expect(await rowsOf(user.id)).toEqual([]));
  expect(server.instagram.sent.filter(({ text }) => text === 'too late')).toEqual([]);
  // Later webhooks for the account belong to no user.
  expect(await server.deliver(dm({ igId: igIdOf(3), from: '5002', text: 'still there?', mid: 'mid-after' }))).toBe(200);
  expect(await rowsOf(user.id)).toEqual([]);
});

test('S27: a contact is not deleted while a worker holds one of its messages, because the worker may wait for its run', async () => {
  const user = await server.signUp('holding');
  await server.connect(user, igIdOf(7));
  await publish(user, flowThatSays('held'));
  await server.deliver(dm({ igId: igIdOf(7), from: '5007', text: 'hi', mid: 'mid-held' }));
  await eventually(() => expect(server.instagram.sent.map(({ text }) => text)).toContain('held'));
  const tables = ['contacts', 'conversations', 'outbox', 'runs'];
  const erasePass = await createErasePass(server.database.system, user.id, tables);
  const worker = new pg.Client(server.config);
  await worker.connect();
  try {
    await worker.query('begin');
    const held = await worker.query('update outbox set error = error where owner_id = $1', [user.id]);
    expect(held.rowCount).toBe(1);
    expect(await erasePass(tables)).toEqual(['outbox', 'conversations', 'contacts']);
    await worker.query('select from runs where owner_id = $1 for no key update', [user.id]);
    await worker.query('commit');
  } finally {
    await worker.end();
  }
  expect(await erasePass(tables)).toEqual([]);
});

test('S27: concurrent deletions either succeed or fail because the session has ended', async () => {
  const user = await server.signUp('ella');
  const answers = await Promise.all(Array.from({ length: 6 }, () => remove(user, { password: TEST_PASSWORD })));
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toContain(200);
  expect(statuses.filter((status) => status !== 200 && status !== 401)).toEqual([]);
});

test('S27: a wrong or missing password deletes nothing, and repeated guesses are rate limited', async () => {
  const user = await server.signUp('dirk');
  expect((await remove(user, {})).status).toBe(400);
  const statuses = [];
  for (let n = 0; n < 6; n += 1) statuses.push((await remove(user, { password: `guess ${n}` })).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  expect(await isOpen(user.token)).toBe(true);
  expect(await server.database.system.selectFrom('deleted_accounts').where('id', '=', user.id).select('id').execute()).toEqual(
    [],
  );
});

test('S27: with two-factor authentication the password alone deletes nothing', async () => {
  const user = await server.signUp('ella');
  const setUp = await server.call('POST /api/user/2fa/setup', { token: user.token, body: { password: TEST_PASSWORD } });
  const { secret } = setUp.body;
  const codeAt = (deltaS: number) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + deltaS });
  const { body } = await server.call('POST /api/user/2fa/confirm', { token: user.token, body: { code: codeAt(-30) } });
  const refused = await remove(body, { password: TEST_PASSWORD });
  expect([refused.status, refused.body]).toMatchObject([401, { code: 'code_invalid' }]);
  expect((await remove(body, { password: TEST_PASSWORD, code: codeAt(0) })).status).toBe(200);
  await eventually(async () => expect(await rowsOf(user.id)).toEqual([]));
});
