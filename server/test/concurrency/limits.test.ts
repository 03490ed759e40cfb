import { after, before, test } from 'node:test';
import {
  AUTOMATIONS_MAX,
  CANNED_REPLIES_MAX,
  FLOW_SECRETS_MAX,
  MEMBERS_MAX,
  WORKSPACES_PER_USER_MAX,
} from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { defaultUserLimits } from '../../src/infrastructure/env/readers/readUserLimits.ts';
import { flowThatSays } from '../data/flows.ts';
import { tokenOf } from '../servers/createTestClient.ts';
import { startTestServer, type TestServer, type TestUser } from '../servers/startTestServer.ts';

const TOGETHER = 8;
const FLOWS_MAX = 20;
let server: TestServer;
let user: TestUser;
let n = 0;

before(async () => {
  const quotas = { ...defaultUserLimits.quotas, flows: FLOWS_MAX };
  server = await startTestServer({ startsWork: false, settings: { quotas } });
  user = await server.signUp('anna');
});
after(() => server.close());

interface Limit {
  name: string;
  max: number;
  fill: (ownerId: string) => Promise<unknown>;
  add: (name: string) => Promise<{ status: number }>;
  count: (ownerId: string) => Promise<number>;
}

const run = (text: string, ownerId: string) => server.database.execute(text, [ownerId]);
const countOf = (from: string) => async (ownerId: string) => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.raw(from)} = ${ownerId}`.execute(
    server.database.system,
  );
  return rows[0]?.n ?? 0;
};
const numbers = (max: number) => `generate_series(1, ${max - 1}) as n`;
const token = () => ({ token: user.token });

const limits: readonly Limit[] = [
  {
    name: 'workspaces of a user',
    max: WORKSPACES_PER_USER_MAX,
    fill: (ownerId) =>
      run(
        `with made as (insert into workspaces (id, name) select gen_random_uuid(), 'x' from generate_series(3, ${WORKSPACES_PER_USER_MAX}) returning id)
        insert into memberships (owner_id, user_id, role) select id, $1, 'viewer' from made`,
        ownerId,
      ),
    add: (name) => server.call('POST /api/workspaces', { ...token(), body: { name } }),
    count: countOf('memberships where user_id'),
  },
  {
    name: 'flows of a workspace',
    max: FLOWS_MAX,
    fill: (ownerId) =>
      run(
        `insert into bot_flows (id, owner_id, name, nodes, edges, revision)
        select gen_random_uuid(), $1, 'flow ' || n, '[]', '[]', 1 from ${numbers(FLOWS_MAX)}`,
        ownerId,
      ),
    add: (name) => server.call('POST /api/flow/save', { ...token(), body: { name, ...flowThatSays('Hi') } }),
    count: countOf("bot_flows where kind = 'drawn' and owner_id"),
  },
  {
    name: 'automations of a workspace',
    max: AUTOMATIONS_MAX,
    fill: (ownerId) =>
      run(
        `with made as (insert into bot_flows (id, owner_id, name, nodes, edges, revision, kind)
          select gen_random_uuid(), $1, '', '[]', '[]', 0, 'inline' from ${numbers(AUTOMATIONS_MAX)} returning id)
        insert into automations (id, owner_id, flow_id, name, trigger_type, is_active, published_at)
        select gen_random_uuid(), $1, id, 'x', 'message_received', false, now() from made`,
        ownerId,
      ),
    add: (name) => server.call('POST /api/flows', { ...token(), body: { name, trigger: 'message_received' } }),
    count: countOf('automations where owner_id'),
  },
  {
    name: 'saved replies of a workspace',
    max: CANNED_REPLIES_MAX,
    fill: (ownerId) =>
      run(
        `insert into canned_replies (id, owner_id, shortcut, text)
        select gen_random_uuid(), $1, 's' || n, 'x' from ${numbers(CANNED_REPLIES_MAX)}`,
        ownerId,
      ),
    add: (name) => server.call('POST /api/inbox/canned-replies', { ...token(), body: { shortcut: name, text: 'Hi' } }),
    count: countOf('canned_replies where owner_id'),
  },
  {
    name: 'secrets of a workspace',
    max: FLOW_SECRETS_MAX,
    fill: (ownerId) =>
      run(
        `insert into flow_secrets (owner_id, name, sealed_value, key_id) select $1, 'k' || n, '', 'k' from ${numbers(FLOW_SECRETS_MAX)}`,
        ownerId,
      ),
    add: (name) => server.call('PUT /api/flow-secrets', { ...token(), body: { name, value: 'v' } }),
    count: countOf('flow_secrets where owner_id'),
  },
];

for (const limit of limits) {
  test(`${TOGETHER} calls for the last free place get one: ${limit.name}`, async () => {
    await limit.fill(user.id);
    expect(await limit.count(user.id)).toBe(limit.max - 1);
    const calls = Array.from({ length: TOGETHER }, () => {
      n += 1;
      return limit.add(`new${n}`);
    });
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status < 300)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(TOGETHER - 1);
    expect(await limit.count(user.id)).toBe(limit.max);
  });
}

test(`${TOGETHER} invited users accept at once and one seat is free: one gets it`, async () => {
  const owner = await server.signUp('bea');
  const guests = await Promise.all(Array.from({ length: TOGETHER }, (_, i) => server.signUp(`guest${i}`)));
  const links = await Promise.all(
    guests.map(async ({ username }) => {
      const body = { email: `${username}@example.test`, role: 'agent' };
      return (await server.call('POST /api/workspace/invitations', { token: owner.token, body })).body.url;
    }),
  );
  await run(
    `with made as (insert into users (id, username, email, password_hash) select gen_random_uuid(), 'm' || n, 'm' || n, 'x'
      from generate_series(3, ${MEMBERS_MAX}) as n returning id)
    insert into memberships (owner_id, user_id, role) select $1, id, 'viewer' from made`,
    owner.id,
  );
  const accepted = await Promise.all(
    guests.map((guest, i) => {
      const body = { token: tokenOf(links[i] ?? '') };
      return server.call('POST /api/invitations/accept', { token: guest.token, body });
    }),
  );
  expect(accepted.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await countOf('memberships where owner_id')(owner.id)).toBe(MEMBERS_MAX);
});

test('a user with the most workspaces cannot accept another invitation', async () => {
  const owner = await server.signUp('emil');
  const body = { email: 'anna@example.test', role: 'agent' };
  const { body: invited } = await server.call('POST /api/workspace/invitations', { token: owner.token, body });
  const accepting = { token: user.token, body: { token: tokenOf(invited.url) } };
  expect(await server.call('POST /api/invitations/accept', accepting)).toMatchObject({ status: 409, body: { code: 'too_many' } });
  expect(await countOf('memberships where user_id')(user.id)).toBe(WORKSPACES_PER_USER_MAX);
});

test(`${TOGETHER} calls change saved replies to one shortcut: one succeeds, and the others are refused`, async () => {
  const { token: owner } = await server.signUp('cora');
  const ids = await Promise.all(
    Array.from({ length: TOGETHER }, async (_, i) => {
      const body = { shortcut: `s${i}`, text: 'Hi' };
      return (await server.call('POST /api/inbox/canned-replies', { token: owner, body })).body.data.id;
    }),
  );
  const changed = await Promise.all(
    ids.map((id) => server.call('PATCH /api/inbox/canned-replies/{id}', { token: owner, id, body: { shortcut: 'same' } })),
  );
  expect(changed.map(({ status }) => status).sort()).toEqual([200, ...Array(TOGETHER - 1).fill(409)]);
});

test(`${TOGETHER} calls set goals at once: those of one call stay`, async () => {
  const { token: owner, id } = await server.signUp('dina');
  const metrics = ['totalMessages', 'activeConversations', 'newContacts'] as const;
  const answers = await Promise.all(
    Array.from({ length: TOGETHER }, (_, i) => {
      const goals = (i % 2 === 0 ? metrics.slice(0, 2) : metrics.slice(1).toReversed()).map((metric) => ({
        metric,
        period: 'day',
        target: i + 1,
      }));
      return server.call('PUT /api/analytics/goals', { token: owner, body: { timeZone: 'UTC', goals } });
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(TOGETHER).fill(200));
  const { rows } = await sql<{ target: number }>`select target from goals where owner_id = ${id}`.execute(server.database.system);
  expect([rows.length, new Set(rows.map(({ target }) => target)).size]).toEqual([2, 1]);
});
