import { after, before, describe, test } from 'node:test';
import { type Call, type CallContract, calls, isAllowed, type Role, roles } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { startTestServer, type TestServer, type TestUser } from '../test/servers/startTestServer.ts';

let server: TestServer;
let workspace: string;
const members = new Map<Role, TestUser>();
let outsider: TestUser;

before(async () => {
  server = await startTestServer({ startsWork: false });
  for (const role of roles) members.set(role, await server.signUp(role));
  outsider = await server.signUp('outsider');
  const owner = memberOf('owner');
  workspace = await server.addWorkspace(owner, 'Studio');
  for (const role of roles) if (role !== 'owner') await server.addMember(owner, workspace, memberOf(role), role);
});
after(() => server.close());

function memberOf(role: Role): TestUser {
  const member = members.get(role);
  if (!member) throw new Error(`There is no ${role}.`);
  return member;
}

const contracts = Object.entries(calls) as [Call, CallContract][];
const ofWorkspaces = contracts.flatMap(([name, contract]) =>
  contract.access === 'signed-in' && contract.permission !== 'self' ? [{ name, permission: contract.permission }] : [],
);
/** Later calls need the workspace and its members. */
const ending: readonly string[] = ['DELETE /api/workspace', 'POST /api/workspace/leave', 'POST /api/workspace/transfer'];

const attempt = async (name: Call, { token }: TestUser) => {
  const { status, body } = await server.call(name, { token, workspace, id: 'x' });
  return [status, typeof body === 'object' && 'code' in body ? body.code : null];
};

test('S20: there are calls for every permission', (context) => {
  expect(ofWorkspaces.length).toBeGreaterThan(100);
  context.diagnostic(`${ofWorkspaces.length} calls x ${roles.length} roles, outsiders and forged workspaces`);
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

for (const { name } of ofWorkspaces) {
  test(`S20: ${name} refuses users of other workspaces`, async () => {
    expect(await attempt(name, outsider)).toEqual([403, 'not_a_member']);
  });
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
