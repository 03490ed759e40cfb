import { after, before, describe, test } from 'node:test';
import { type Call, type CallContract, calls, isAllowed, type Role, roles } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { igIdOf } from '../test/doubles/startInstagramDouble.ts';
import { tokenOf } from '../test/servers/createTestClient.ts';
import { startTestServer, type TestServer, type TestUser } from '../test/servers/startTestServer.ts';

let server: TestServer;
let workspace: string;
const members = new Map<Role, TestUser>();
let outsider: TestUser;
let removed: TestUser;
let invited: TestUser;
let expiredLink: string;
let foreignAccount: string;

before(async () => {
  server = await startTestServer({ startsWork: false });
  for (const role of roles) members.set(role, await server.signUp(role));
  outsider = await server.signUp('outsider');
  const owner = memberOf('owner');
  workspace = await server.addWorkspace(owner, 'Studio');
  for (const role of roles) if (role !== 'owner') await server.addMember(owner, workspace, memberOf(role), role);

  removed = await server.signUp('removed');
  await server.addMember(owner, workspace, removed, 'admin');
  const removal = { token: owner.token, workspace, id: removed.id };
  expect((await server.call('DELETE /api/workspace/members/{id}', removal)).status).toBe(200);

  invited = await server.signUp('invited');
  const invitation = { email: 'invited@example.test', role: 'admin' } as const;
  const { body } = await server.call('POST /api/workspace/invitations', { token: owner.token, workspace, body: invitation });
  expiredLink = tokenOf(body.url);
  await sql`update workspace_invitations set expires_at = now() - interval '1 second' where id = ${body.invitation.id}`.execute(
    server.database.system,
  );

  await server.connect(outsider, igIdOf(1));
  await server.connect(owner, igIdOf(2), { workspace });
  const { data } = (await server.call('GET /api/instagram/accounts', { token: outsider.token })).body;
  foreignAccount = data[0]?.id ?? '';
});
after(() => server.close());

function memberOf(role: Role): TestUser {
  const member = members.get(role);
  if (!member) throw new Error(`There is no ${role}.`);
  return member;
}

const contracts = Object.entries(calls) as [Call, CallContract][];
const ofWorkspaces = contracts.flatMap(([name, contract]) =>
  contract.access === 'signed-in' && contract.permission !== 'self'
    ? [{ name, permission: contract.permission, filters: contract.filtersByAccount === true }]
    : [],
);
const strangers = {
  'users of other workspaces': () => outsider,
  'a removed member': () => removed,
  'a user whose invitation has expired': () => invited,
};
/** Later calls need the workspace and its members. */
const ending: readonly string[] = ['DELETE /api/workspace', 'POST /api/workspace/leave', 'POST /api/workspace/transfer'];

const attempt = async (name: Call, { token }: TestUser) => {
  const { status, body } = await server.call(name, { token, workspace, id: 'x' });
  return [status, typeof body === 'object' && 'code' in body ? body.code : null];
};

test('S20: there are calls for every permission', (context) => {
  expect(ofWorkspaces.length).toBeGreaterThan(100);
  const ofRoles = ofWorkspaces.length * roles.length - ending.length;
  const ofStrangers = ofWorkspaces.length * Object.keys(strangers).length;
  const ofAccounts = ofWorkspaces.length * 2 - ending.length;
  context.diagnostic(
    `${ofWorkspaces.length} calls: ${ofRoles} cases of ${roles.length} roles, ${ofStrangers} of users without membership, ` +
      `${ofAccounts} of malformed and foreign accounts, ${ofRoles + ofStrangers + ofAccounts} in all`,
  );
});

for (const role of roles) {
  describe(`S20: the role ${role}`, () => {
    for (const { name, permission } of ofWorkspaces) {
      if (isAllowed(role, permission)) {
        if (ending.includes(name)) continue;
        test(`may call ${name}`, async () => {
          const [status, code] = await attempt(name, memberOf(role));
          expect([status, code]).not.toEqual([401, 'not_signed_in']);
          expect(['role_too_low', 'not_a_member']).not.toContain(code);
        });
      } else {
        test(`may not call ${name}`, async () => {
          expect(await attempt(name, memberOf(role))).toEqual([403, 'role_too_low']);
        });
      }
    }
  });
}

for (const [who, user] of Object.entries(strangers)) {
  describe(`S20: ${who}`, () => {
    for (const { name } of ofWorkspaces) {
      test(`may not call ${name}`, async () => {
        expect(await attempt(name, user())).toEqual([403, 'not_a_member']);
      });
    }
  });
}

test('S20: an expired invitation gives nothing, and is refused also to its recipient', async () => {
  for (const name of ['POST /api/invitations/preview', 'POST /api/invitations/accept'] as const) {
    const { status, body } = await server.call(name, { token: invited.token, body: { token: expiredLink } });
    expect([name, status, body]).toMatchObject([name, 403, { code: 'link_invalid' }]);
  }
});

describe('S20: the account of another workspace', () => {
  for (const { name, filters, permission } of ofWorkspaces) {
    if (ending.includes(name)) continue;
    test(`gives nothing to ${name}`, async () => {
      const before = await rowsOfOutsider();
      const id = name.includes('{id}') ? foreignAccount : 'x';
      for (const role of ['admin', 'viewer'] as const) {
        const { status, body } = await server.call(name, { token: memberOf(role).token, workspace, account: foreignAccount, id });
        if (filters && isAllowed(role, permission)) {
          expect([status, body]).toMatchObject([404, { code: 'account_not_connected' }]);
        }
        expect(JSON.stringify(body)).not.toMatch(new RegExp(`shop\\.1\\b|"${igIdOf(1)}"`));
      }
      expect(await rowsOfOutsider()).toEqual(before);
    });
  }
});

async function rowsOfOutsider(): Promise<unknown> {
  const { rows } = await sql`select to_jsonb(a) from instagram_accounts a where id = ${foreignAccount}`.execute(
    server.database.system,
  );
  expect(rows).toHaveLength(1);
  return rows;
}

test('S20: a malformed account is refused by every call of a workspace', async () => {
  const owner = memberOf('owner');
  for (const { name } of ofWorkspaces) {
    const { status, body } = await server.call(name, { token: owner.token, workspace, account: 'x', id: 'x' });
    expect([name, status, body]).toMatchObject([name, 404, { code: 'account_not_connected' }]);
  }
});

test('S20: a workspace that does not exist, or has no valid id, is refused like one of others', async () => {
  for (const forged of ['01900000-0000-7000-8000-000000000000', 'x', `${workspace}'`, '../x']) {
    const { status, body } = await server.call('GET /api/flow/list', { token: outsider.token, workspace: forged });
    expect([forged, status, body]).toMatchObject([forged, 403, { code: 'not_a_member' }]);
  }
});
