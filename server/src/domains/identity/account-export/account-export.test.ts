import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { flowThatSays } from '../../../../test/data/flows.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../../../test/servers/startTestServer.ts';
import { newId } from '../../../infrastructure/crypto/newId.ts';

let server: TestServer;
before(async () => {
  server = await startTestServer();
});
after(() => server.close());

const exportOf = (token: string) => server.call('GET /api/user/export', { token });

test('the export is a file with all data of its owner and none of other users', async () => {
  const user = await server.signUp('anna');
  const stranger = await server.signUp('stranger-canary');
  await server.connect(user, igIdOf(1));
  await server.call('PATCH /api/user/profile', { token: user.token, body: { bio: 'about "me" {}' } });
  for (const [name, { token }] of [['Mine', user] as const, ['flow-canary', stranger] as const]) {
    await server.call('POST /api/flow/save', { token, body: { name, ...flowThatSays('hello') } });
  }
  const { status, headers, body } = await exportOf(user.token);
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toBe('attachment; filename="fanfare-export.json"');
  expect(headers.get('content-type')).toContain('application/json');
  expect(body.success).toBe(true);
  expect(body.data.users).toEqual([expect.objectContaining({ id: user.id, username: 'anna', bio: 'about "me" {}' })]);
  expect(body.data.bot_flows).toEqual([expect.objectContaining({ name: 'Mine' })]);
  expect(body.data.instagram_accounts).toHaveLength(1);
  expect(JSON.stringify(body)).not.toContain('canary');
});

test('S17: the export contains no credentials', async () => {
  const user = await server.signUp('berta');
  await server.connect(user, igIdOf(2));
  await server.call('POST /api/user/2fa/setup', { token: user.token, body: { password: TEST_PASSWORD } });
  const { body } = await exportOf(user.token);
  const columns = Object.values(body.data).flatMap((rows) => rows.flatMap((row) => Object.keys(row)));
  expect(columns.filter((name) => /hash|sealed|password|secret/.test(name))).toEqual([]);
  expect(body.data.auth_sessions).toHaveLength(1);
  expect(JSON.stringify(body)).not.toMatch(/argon2|fan_|SBX_/);
});

test('a large account is exported completely, each row once', async () => {
  const user = await server.signUp('carla');
  const { database } = server;
  const rows = Array.from({ length: 1_250 }, () => ({
    id: newId(),
    owner_id: user.id,
    token_hash: Buffer.from(newId()),
    expires_at: new Date(Date.now() + 60_000),
  }));
  await database.system.insertInto('auth_sessions').values(rows).execute();
  const { body } = await exportOf(user.token);
  const ids = new Set(body.data.auth_sessions?.map((row) => row.id));
  expect([ids.size, body.data.auth_sessions?.length]).toEqual([1_251, 1_251]);
});

test('S17: the export requires re-authentication', async () => {
  const { token } = await server.signUp('dora');
  await sql`update auth_sessions set verified_at = now() - interval '11 minutes'`.execute(server.database.system);
  const refused = await exportOf(token);
  expect([refused.status, refused.body]).toMatchObject([403, { code: 'step_up_required' }]);
  const wrong = await server.call('POST /api/auth/step-up', { token, body: { password: 'not this one' } });
  expect([wrong.status, wrong.body]).toMatchObject([401, { code: 'password_wrong' }]);
  expect((await exportOf(token)).status).toBe(403);
  await server.call('POST /api/auth/step-up', { token, body: { password: TEST_PASSWORD } });
  const statuses = [];
  for (let n = 0; n < 6; n += 1) statuses.push((await exportOf(token)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
