import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { flowThatSays } from '../data/flows.ts';
import { igIdOf } from '../doubles/startInstagramDouble.ts';
import { eventually } from '../eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../servers/startTestServer.ts';

const MB = 1024 * 1024;
let server: TestServer;
let user: TestUser;

before(async () => {
  server = await startTestServer({
    settings: { quotas: { flows: 2, versionsPerFlow: 2, flowBytes: MB } },
  });
  user = await server.signUp('anna');
  await server.connect(user, igIdOf(1));
});
after(() => server.close());

/** Returns incompressible text, so that its stored size is known. */
const incompressible = (length: number) =>
  Array.from({ length: Math.ceil(length / 36) }, () => crypto.randomUUID())
    .join('')
    .slice(0, length);
const save = (name: string, ...texts: string[]) =>
  server.call('POST /api/flow/save', { token: user.token, body: { name, ...flowThatSays(...texts) } });

async function limitOf(name: string) {
  const { body } = await server.call('GET /api/user/limits', { token: user.token });
  return body.limits.find((limit) => limit.name === name);
}

async function quotasHit() {
  const { body } = await server.call('GET /api/user/audit-log', { token: user.token });
  return body.data.entries.flatMap(({ event, params }) => (event === 'quota_hit' ? [params.quota] : []));
}

test('S31, S41: a flow beyond the limit is refused with a remedy and recorded; existing ones can still be saved', async () => {
  expect([(await save('one', 'Hi')).status, (await save('two', 'Hi')).status]).toEqual([200, 200]);
  expect(await limitOf('flows')).toEqual({ name: 'flows', used: 2, allowed: 2, setting: 'USER_FLOWS' });
  const refused = await save('three', 'Hi');
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { code: 'too_many', error: 'You have 2 flows, which is the limit. Delete a flow before you create another one.' },
  ]);
  expect((await save('two', 'Hello')).status).toBe(200);
  await eventually(async () => expect(await quotasHit()).toEqual(['flows']));
});

test('S31, S41: flow storage is limited per user, a refusal is recorded, and deleting frees space', async () => {
  const large = Array.from({ length: 70 }, () => incompressible(10_000));
  const first = await save('one', ...large);
  expect(first.status).toBe(200);
  const refused = await save('two', ...large);
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'too_many', error: expect.stringContaining('1 MB') }]);
  const ben = await server.signUp('ben');
  const body = { name: 'his', ...flowThatSays(...large) };
  expect((await server.call('POST /api/flow/save', { token: ben.token, body })).status).toBe(200);
  expect((await server.call('DELETE /api/flow/{id}', { token: user.token, id: first.body.data.id })).status).toBe(200);
  expect(await limitOf('flowMegabytes')).toEqual({ name: 'flowMegabytes', used: 1, allowed: 1, setting: 'USER_FLOW_MB' });
  expect((await save('two', ...large)).status).toBe(200);
  await eventually(async () => expect(await quotasHit()).toEqual(['flowMegabytes', 'flows']));
});

test('S31: the newest unused versions stay; the published one and those with a run always stay', async () => {
  const { body } = await save('two', 'version 0');
  const { id } = body.data;
  const versions = async () =>
    (await server.call('GET /api/flow/{id}/versions', { token: user.token, id })).body.data.map(({ version }) => version);
  for (let n = 1; n <= 5; n += 1) {
    await save('two', `version ${n}`);
    expect((await server.call('POST /api/flow/{id}/publish', { token: user.token, id })).status).toBe(200);
    if (n !== 2) continue;
    await sql`
      with contact as (
        insert into contacts (id, owner_id, account_id, igsid)
        select gen_random_uuid(), owner_id, id, 'used' from instagram_accounts where owner_id = ${user.id} returning id, account_id)
      insert into runs (id, owner_id, account_id, contact_id, flow_id, version, inbox_id, trigger_key, status, memory)
      select gen_random_uuid(), ${user.id}, account_id, id, ${id}, 2, -1, 'used', 'finished', '{}' from contact`.execute(
      server.database.system,
    );
  }
  expect(await versions()).toEqual([5, 4, 2]);
});

test('S31: limits name the setting that changes them, and count requests of flows of the last minute', async () => {
  const carl = await server.signUp('carl');
  await server.connect(carl, igIdOf(2));
  const flow = await server.call('POST /api/flow/save', {
    token: carl.token,
    body: { name: 'asks', ...flowThatSays('Hi') },
  });
  await sql`
    with contact as (
      insert into contacts (id, owner_id, account_id, igsid)
      select gen_random_uuid(), owner_id, id, 'asks' from instagram_accounts where owner_id = ${carl.id} returning id, account_id),
    run as (
      insert into runs (id, owner_id, account_id, contact_id, flow_id, version, inbox_id, trigger_key, status, memory)
      select gen_random_uuid(), ${carl.id}, account_id, id, ${flow.body.data.id}, 1, -2, 'asks', 'finished', '{}' from contact
      returning id, owner_id, account_id)
    insert into flow_requests (run_id, step_no, owner_id, account_id, lane, state, claimed_at)
    select id, n, owner_id, account_id, 'lane', 'done', now() - n * interval '20 seconds' from run, generate_series(0, 3) n`.execute(
    server.database.system,
  );
  const { body } = await server.call('GET /api/user/limits', { token: carl.token });
  expect(body.limits.map(({ name, setting }) => [name, setting])).toEqual([
    ['flows', 'USER_FLOWS'],
    ['flowMegabytes', 'USER_FLOW_MB'],
    ['versionsPerFlow', 'USER_FLOW_VERSIONS'],
    ['automations', null],
    ['callsAtOnce', 'USER_CALLS_AT_ONCE'],
    ['callsPerMinute', 'USER_CALLS_PER_MINUTE'],
    ['databaseSecondsPerMinute', 'USER_DATABASE_SECONDS_PER_MINUTE'],
    ['flowRequestsPerMinute', null],
  ]);
  const used = Object.fromEntries(body.limits.map((limit) => [limit.name, limit.used]));
  expect(used).toMatchObject({ flows: 1, automations: 0, callsAtOnce: 0, flowRequestsPerMinute: 3 });
  expect(used.callsPerMinute).toBeGreaterThan(0);
});
