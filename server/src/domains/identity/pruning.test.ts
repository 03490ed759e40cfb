import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { eventually } from '../../../test/eventually.ts';
import { startTestServer, type TestServer } from '../../../test/servers/startTestServer.ts';
import { newId } from '../../infrastructure/crypto/newId.ts';

let server: TestServer;
before(async () => {
  server = await startTestServer({ startsWork: false });
});
after(() => server.close());

const tables = [
  'attempts',
  'login_challenges',
  'known_devices',
  'account_links',
  'pending_emails',
  'used_invitations',
  'auth_sessions',
] as const;
const counts = () =>
  Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.id(table)}`.execute(server.database.system);
      return [table, rows[0]?.n];
    }),
  );

test('only expired rows are deleted', async () => {
  const { id } = await server.signUp('anna');
  const { system } = server.database;
  const [past, future] = [new Date(Date.now() - 500 * 24 * 60 * 60_000), new Date(Date.now() + 60 * 60_000)];
  const bytes = () => Buffer.from(newId());
  await system.deleteFrom('attempts').execute();
  for (const at of [past, future]) {
    const link = { token_hash: bytes(), owner_id: id, expires_at: at };
    await system.insertInto('attempts').values({ key_hash: bytes(), tries: 1, since: at }).execute();
    await system.insertInto('used_invitations').values({ invitation_hash: bytes(), expires_at: at }).execute();
    await system.insertInto('login_challenges').values({ challenge_hash: bytes(), owner_id: id, expires_at: at }).execute();
    await system
      .insertInto('account_links')
      .values({ ...link, purpose: 'password_reset' })
      .execute();
    await system
      .insertInto('auth_sessions')
      .values({ ...link, id: newId() })
      .execute();
  }
  await system.insertInto('known_devices').values({ owner_id: id, device_hash: bytes(), last_seen_at: past }).execute();
  await system.insertInto('pending_emails').values({ owner_id: id, email: 'x@example.test', requested_at: past }).execute();
  await server.app.startWork();
  await eventually(async () =>
    expect(Object.fromEntries(await counts())).toEqual({
      attempts: 1,
      login_challenges: 1,
      known_devices: 1,
      account_links: 1,
      pending_emails: 0,
      used_invitations: 1,
      auth_sessions: 2,
    }),
  );
});
