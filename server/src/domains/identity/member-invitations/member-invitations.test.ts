import { randomBytes } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import { MEMBER_INVITATION_TTL_MS, OPEN_INVITATIONS_MAX, type Role } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { type Mailbox, startMailbox } from '../../../../test/doubles/startMailbox.ts';
import { eventually } from '../../../../test/eventually.ts';
import { tokenOf } from '../../../../test/servers/createTestClient.ts';
import {
  startTestServer,
  TEST_PASSWORD,
  type TestServer,
  type TestUser,
  testSettings,
} from '../../../../test/servers/startTestServer.ts';
import { pruneMemberInvitations } from './index.ts';

const key = randomBytes(32);
let server: TestServer;
let mailbox: Mailbox;
let count = 0;
let workspace: string;
let owner: TestUser;
let guest: TestUser;

before(async () => {
  mailbox = await startMailbox();
  const { mail } = testSettings('');
  server = await startTestServer({ key, settings: { mail: { ...mail, smtpUrl: mailbox.url } } });
});
after(async () => {
  await server.close();
  await mailbox.close();
});
beforeEach(async () => {
  owner = await newUser('owner');
  guest = await newUser('guest');
  workspace = await server.addWorkspace(owner, 'Studio Aurora');
});

function newUser(name: string): Promise<TestUser> {
  count += 1;
  return server.signUp(`${name}${count}`);
}

const emailOf = ({ username }: Pick<TestUser, 'username'>) => `${username}@example.test`;
const invite = (email: string, role: Role = 'agent', { token } = owner) =>
  server.call('POST /api/workspace/invitations', { token, workspace, body: { email, role } });
const preview = (token: string) => server.call('POST /api/invitations/preview', { body: { token } });
const accept = (user: TestUser, token: string) =>
  server.call('POST /api/invitations/accept', { token: user.token, body: { token } });
const open = async () =>
  (await server.call('GET /api/workspace/invitations', { token: owner.token, workspace })).body.invitations;

async function isRefused(answer: Promise<{ status: number; body: unknown }>, status: number, code: string): Promise<void> {
  expect(await answer).toMatchObject({ status, body: { code } });
}

test('an invited user accepts by the link of the email and becomes a member once', async () => {
  const { status, body } = await invite(emailOf(guest), 'editor');
  expect(status).toBe(201);
  expect(body.invitation).toMatchObject({ email: emailOf(guest), role: 'editor', invitedBy: owner.username, isExpired: false });
  const { content } = await mailbox.find(emailOf(guest), `${owner.username} invites you to Studio Aurora`);
  const token = /#token=([\w-]+)/.exec(content)?.[1] ?? '';
  expect((await preview(token)).body).toMatchObject({
    workspaceName: 'Studio Aurora',
    invitedBy: owner.username,
    email: emailOf(guest),
    role: 'editor',
    hasAccount: true,
  });
  const accepted = await accept(guest, token);
  expect(accepted.body.workspace).toEqual({
    id: workspace,
    name: 'Studio Aurora',
    role: 'editor',
    members: 2,
    owners: 1,
    needsApproval: false,
    assignsConversations: false,
  });
  expect(await open()).toEqual([]);
  await isRefused(accept(guest, token), 403, 'link_invalid');
  await isRefused(preview(token), 403, 'link_invalid');
  expect((await server.call('GET /api/flow/list', { token: guest.token, workspace })).status).toBe(200);
});

test('several attempts at once make one member', async () => {
  const token = tokenOf((await invite(emailOf(guest))).body.url);
  const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await accept(guest, token)).status));
  expect(statuses.sort()).toEqual([200, 403, 403, 403, 403]);
});

describe('links that no longer work', () => {
  test('expired ones, which can be sent again', async () => {
    const { body } = await invite(emailOf(guest));
    await sql`update workspace_invitations set expires_at = now() - interval '1 second' where owner_id = ${workspace}`.execute(
      server.database.system,
    );
    await isRefused(accept(guest, tokenOf(body.url)), 403, 'link_invalid');
    expect(await open()).toMatchObject([{ isExpired: true }]);
    // Inviting again renews it.
    const renewed = await invite(emailOf(guest), 'viewer');
    expect(renewed.body.invitation).toMatchObject({ id: body.invitation.id, role: 'viewer', isExpired: false });
    const lifetimeMs = Date.parse(renewed.body.invitation.expiresAt) - Date.parse(renewed.body.invitation.sentAt);
    expect(Math.abs(lifetimeMs - MEMBER_INVITATION_TTL_MS)).toBeLessThan(60_000);
    expect((await accept(guest, tokenOf(renewed.body.url))).status).toBe(200);
  });

  test('revoked ones', async () => {
    const { body } = await invite(emailOf(guest));
    const { id } = body.invitation;
    expect((await server.call('DELETE /api/workspace/invitations/{id}', { token: owner.token, workspace, id })).status).toBe(200);
    await isRefused(accept(guest, tokenOf(body.url)), 403, 'link_invalid');
  });

  test('earlier ones, after another was sent', async () => {
    const { body } = await invite(emailOf(guest));
    const { id } = body.invitation;
    const again = await server.call('POST /api/workspace/invitations/{id}/resend', { token: owner.token, workspace, id });
    expect(again.status).toBe(200);
    await isRefused(accept(guest, tokenOf(body.url)), 403, 'link_invalid');
    expect((await accept(guest, tokenOf(again.body.url))).status).toBe(200);
    const query = '?group=members&limit=3';
    const log = await server.call('GET /api/workspace/audit-log', { token: owner.token, workspace, query });
    expect(log.body.data.entries.map(({ event, object, after }) => [event, object?.name, after])).toEqual([
      ['member_joined', guest.username, 'agent'],
      ['invitation_resent', emailOf(guest), 'agent'],
      ['member_invited', emailOf(guest), 'agent'],
    ]);
  });

  test('forged ones', async () => {
    const token = tokenOf((await invite(emailOf(guest))).body.url);
    for (const forged of ['x', token.slice(0, -2), `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`]) {
      await isRefused(accept(guest, forged), 403, 'link_invalid');
    }
  });
});

test('a forwarded link gives nothing to another user', async () => {
  const token = tokenOf((await invite(emailOf(guest))).body.url);
  await isRefused(accept(await newUser('other'), token), 403, 'wrong_recipient');
  expect((await accept(guest, token)).status).toBe(200);
});

test('oneself, members and invited persons are not invited again, whatever the case of the address', async () => {
  await isRefused(invite(emailOf(owner)), 409, 'already_a_member');
  await server.addMember(owner, workspace, guest, 'agent');
  await isRefused(invite(emailOf(guest).toUpperCase()), 409, 'already_a_member');
  expect((await invite('new@example.test')).status).toBe(201);
  await isRefused(invite('NEW@example.test'), 409, 'already_invited');
});

test('admins invite no owners; invitations of other workspaces are not found', async () => {
  const admin = await newUser('admin');
  await server.addMember(owner, workspace, admin, 'admin');
  await isRefused(invite('new@example.test', 'owner', admin), 403, 'role_too_low');
  const { body } = await invite('new@example.test', 'owner');
  const { id } = body.invitation;
  const call = { id, token: admin.token, workspace };
  await isRefused(server.call('POST /api/workspace/invitations/{id}/resend', call), 403, 'role_too_low');
  await isRefused(server.call('DELETE /api/workspace/invitations/{id}', call), 403, 'role_too_low');
  const elsewhere = { id, token: guest.token };
  await isRefused(server.call('POST /api/workspace/invitations/{id}/resend', elsewhere), 404, 'not_found');
  await isRefused(server.call('DELETE /api/workspace/invitations/{id}', elsewhere), 404, 'not_found');
});

test('links of a member end with the membership or the right to give the role', async () => {
  const admin = await newUser('admin');
  await server.addMember(owner, workspace, admin, 'admin');
  const own = await newUser('own');
  const token = tokenOf((await invite(emailOf(own), 'admin', admin)).body.url);
  const { id } = admin;
  expect((await server.call('DELETE /api/workspace/members/{id}', { token: owner.token, workspace, id })).status).toBe(200);
  await isRefused(accept(own, token), 403, 'link_invalid');

  const second = await newUser('second');
  await server.addMember(owner, workspace, second, 'owner');
  const asOwner = tokenOf((await invite(emailOf(own), 'owner', second)).body.url);
  const asAgent = tokenOf((await invite(emailOf(guest), 'agent', second)).body.url);
  const body = { role: 'admin' } as const;
  const demoted = await server.call('PATCH /api/workspace/members/{id}', { token: owner.token, workspace, id: second.id, body });
  expect(demoted.status).toBe(200);
  await isRefused(accept(own, asOwner), 403, 'link_invalid');
  expect((await accept(guest, asAgent)).status).toBe(200);
});

test('an address that refuses the email is marked, and the link still works', async () => {
  const { body } = await invite('refused@example.test');
  await eventually(async () => expect(await open()).toMatchObject([{ email: 'refused@example.test', isUndelivered: true }]));
  expect((await preview(tokenOf(body.url))).body).toMatchObject({ email: 'refused@example.test', hasAccount: false });
});

test(`at most ${OPEN_INVITATIONS_MAX} invitations are open, and 60 are sent per hour`, async () => {
  const { system } = server.database;
  await sql`insert into workspace_invitations (id, owner_id, email, email_key, role, expires_at)
    select gen_random_uuid(), ${workspace}, n || '@example.test', n || '@example.test', 'viewer', now() + interval '1 day'
    from generate_series(1, ${OPEN_INVITATIONS_MAX}) n`.execute(system);
  await isRefused(invite('one-more@example.test'), 409, 'too_many');
  expect(await open()).toHaveLength(OPEN_INVITATIONS_MAX);
  let status = 409;
  for (let n = 0; n < 70 && status === 409; n += 1) ({ status } = await invite('one-more@example.test'));
  expect(status).toBe(429);
});

test('of 300 invitations at once, as many are stored and emailed as are accepted, and the others name the limit', async () => {
  const { system } = server.database;
  const admin = await newUser('admin');
  const neighbour = await newUser('neighbour');
  await server.addMember(owner, workspace, admin, 'admin');
  const flood = `flood${count}`;
  const emails = Array.from({ length: 300 }, (_, n) => `${n}-${flood}@example.test`);
  const elsewhere = (n: number) =>
    server.call('POST /api/workspace/invitations', {
      token: neighbour.token,
      body: { email: `neighbour-${n}-${flood}@example.test`, role: 'agent' },
    });
  const answers: { email: string; status: number; body: unknown }[] = [];
  const neighbours: number[] = [];
  for (let begin = 0; begin < emails.length; begin += 50) {
    const [invited, other] = await Promise.all([
      Promise.all(
        emails.slice(begin, begin + 50).map(async (email, n) => {
          const { status, body } = await invite(email, 'viewer', n % 2 === 0 ? owner : admin);
          return { email, status, body };
        }),
      ),
      elsewhere(begin),
    ]);
    answers.push(...invited);
    neighbours.push(other.status);
  }
  const sent = answers.filter(({ status }) => status === 201).map(({ email }) => email);
  const refusals = Map.groupBy(answers, ({ status }) => status);
  expect([sent.length, refusals.get(409)?.length, refusals.get(429)?.length]).toEqual([OPEN_INVITATIONS_MAX, 19, 181]);
  for (const { body } of refusals.get(409) ?? [])
    expect(body).toMatchObject({
      code: 'too_many',
      error: 'This workspace has 100 open invitations, which is the limit. Revoke one before you invite another member.',
    });
  for (const { body } of refusals.get(429) ?? [])
    expect(body).toMatchObject({
      code: 'too_many_requests',
      error: expect.stringMatching(/^You can send 60 invitations per hour\. Please try again in \d+ minutes\.$/),
    });

  const stored = await open();
  expect(stored.map(({ email }) => email).sort()).toEqual([...sent].sort());
  const audited = await sql<{ email: string }>`select object_name as email from audit_log
    where owner_id = ${workspace} and event = 'member_invited' and object_name <> ${emailOf(admin)}`.execute(system);
  expect(audited.rows.map(({ email }) => email).sort()).toEqual([...sent].sort());
  const mailed = (prefix: RegExp) =>
    mailbox.mails.map(({ to }) => to).filter((to) => to.endsWith(`-${flood}@example.test`) && prefix.test(to));
  await eventually(() => expect(mailed(/^\d/)).toHaveLength(sent.length));
  expect(mailed(/^\d/).sort()).toEqual([...sent].sort());

  expect(neighbours).toEqual(Array.from({ length: 6 }, () => 201));
  await eventually(() => expect(mailed(/^neighbour/)).toHaveLength(6));
  const own = await server.call('GET /api/workspace/invitations', { token: neighbour.token });
  expect(own.body.invitations).toHaveLength(6);
});

test('old invitations are deleted', async () => {
  await invite('old@example.test');
  await sql`update workspace_invitations set expires_at = now() - interval '31 days' where owner_id = ${workspace}`.execute(
    server.database.system,
  );
  await pruneMemberInvitations(server.database.system);
  expect(await open()).toEqual([]);
});

describe('where registration is limited', () => {
  let limited: TestServer;
  before(async () => {
    const { accounts } = testSettings('');
    limited = await startTestServer({ startsWork: false, key, settings: { accounts } });
  });
  after(() => limited.close());

  test('an invitation into a workspace lets its recipient register, unless registration is closed', async () => {
    const host = await limited.signUp('host');
    const call = (email: string) =>
      limited.call('POST /api/workspace/invitations', { token: host.token, body: { email, role: 'agent' } });
    const register = (email: string, username: string, invitation?: string) =>
      limited.call('POST /api/auth/register', {
        body: { username, email, password: TEST_PASSWORD, ...(invitation !== undefined && { invitation }) },
      });
    const token = tokenOf((await call('invited@example.test')).body.url);
    const late = tokenOf((await call('late@example.test')).body.url);
    Object.assign(limited.settings.accounts, { registration: 'invite' });
    await isRefused(register('stranger@example.test', 'stranger', token), 403, 'invitation_invalid');
    const joined = await register('invited@example.test', 'invited', token);
    expect(joined.status).toBe(201);
    expect((await limited.call('POST /api/invitations/accept', { token: joined.body.token, body: { token } })).status).toBe(200);
    Object.assign(limited.settings.accounts, { registration: 'closed' });
    await isRefused(call('unknown@example.test'), 403, 'registration_closed');
    await isRefused(register('late@example.test', 'late', late), 403, 'registration_closed');
  });
});
