import { after, before, test } from 'node:test';
import {
  type Call,
  type CallContract,
  type ClientToServerEvents,
  calls,
  INSTAGRAM_ACCOUNTS_MAX,
  isAllowed,
  roles,
  type ServerToClientEvents,
} from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { io, type Socket } from 'socket.io-client';
import { dm } from '../data/deliveries.ts';
import { flowThatSays } from '../data/flows.ts';
import { countStatements } from '../database/countStatements.ts';
import { igIdOf } from '../doubles/startInstagramDouble.ts';
import { eventually } from '../eventually.ts';
import { PUBLIC_URL, startTestServer, type TestServer, type TestUser } from '../servers/startTestServer.ts';

const MEMBERS = 50;
const ACCOUNTS = INSTAGRAM_ACCOUNTS_MAX;
const FEW = 2;

let server: TestServer;
let workspace: string;
let outsider: TestUser;
const members: TestUser[] = [];
let accounts: { id: string; igId: string }[] = [];
let statementsBefore: Map<Call, number>;

const roleOf = (n: number) => roles[n % roles.length] ?? 'viewer';
const owner = () => members[0] as TestUser;
const asOwner = () => ({ token: owner().token, workspace });

async function addMembers(until: number): Promise<void> {
  while (members.length < until) {
    const n = members.length;
    const member = await server.signUp(`member${n}`);
    members.push(member);
    if (n === 0) workspace = await server.addWorkspace(member, 'Agency');
    else await server.addMember(owner(), workspace, member, roleOf(n));
  }
}

async function addAccounts(until: number): Promise<void> {
  for (let n = accounts.length + 1; n <= until; n += 1) {
    await server.connect(owner(), igIdOf(n), { workspace, adds: true });
    await server.deliver(dm({ igId: igIdOf(n), from: `${500 + n}`, text: `hello ${n}`, mid: `first-${n}` }));
  }
  const { data } = (await server.call('GET /api/instagram/accounts', asOwner())).body;
  accounts = data.map(({ id }, at) => ({ id, igId: igIdOf(at + 1) }));
  await eventually(async () => {
    const { body } = await server.call('GET /api/runs', { ...asOwner(), query: '?limit=100' });
    expect(body.data.runs.filter(({ status }) => status === 'finished')).toHaveLength(until);
  });
}

const lists = (Object.entries(calls) as [Call, CallContract][]).flatMap(([name, { access, params }]) =>
  name.startsWith('GET ') && access === 'signed-in' && params === undefined ? [name] : [],
);

const countOf = (name: Call) => countStatements(owner().id, () => server.call(name, asOwner()));

async function countPerCall(): Promise<Map<Call, number>> {
  const counted = new Map<Call, number>();
  for (const name of lists) {
    // The first call of a kind may fill a cache.
    await countOf(name);
    counted.set(name, await countOf(name));
  }
  return counted;
}

before(async () => {
  server = await startTestServer();
  outsider = await server.signUp('outsider');
  await addMembers(FEW);
  const flow = { name: 'Hello', ...flowThatSays('hi') };
  const { body } = await server.call('POST /api/flow/save', { ...asOwner(), body: flow });
  await server.call('POST /api/flow/{id}/publish', { ...asOwner(), id: body.data.id });
  await addAccounts(FEW);
  statementsBefore = await countPerCall();
  await addMembers(MEMBERS);
  await addAccounts(ACCOUNTS);
});
after(() => server.close());

test('no list needs more statements for 50 members and 20 accounts than for 2 and 2', async (context) => {
  const statements = await countPerCall();
  const sums = [statementsBefore, statements].map((each) => [...each.values()].reduce((sum, count) => sum + count, 0));
  context.diagnostic(`${lists.length} calls: ${sums[0]} statements with ${FEW} members, ${sums[1]} with ${MEMBERS}`);
  expect(lists.length).toBeGreaterThan(30);
  expect(statements.get('GET /api/workspace/members')).toBeGreaterThan(0);
  const needsMore = ([name, count]: [Call, number]) => count > (statementsBefore.get(name) ?? 0);
  const suspects = [...statements].filter(needsMore).map(([name]) => name);
  // One call a minute also notes the use of the session.
  const again = new Map<Call, number>();
  for (const name of suspects) again.set(name, await countOf(name));
  expect([...again].filter(needsMore)).toEqual([]);
});

test('the lists of members and accounts and the switcher are complete', async () => {
  const { body } = await server.call('GET /api/workspace/members', asOwner());
  expect(body.members).toHaveLength(MEMBERS);
  expect(new Map(body.members.map(({ id, role }) => [id, role]))).toEqual(
    new Map(members.map(({ id }, n) => [id, n === 0 ? 'owner' : roleOf(n)])),
  );
  for (const [n, { token }] of members.entries()) {
    const { workspaces } = (await server.call('GET /api/workspaces', { token })).body;
    expect(workspaces.find(({ id }) => id === workspace)).toMatchObject({ name: 'Agency', role: roleOf(n), members: MEMBERS });
    const listed = (await server.call('GET /api/instagram/accounts', { token, workspace })).body.data;
    expect(listed.map(({ id }) => id)).toEqual(accounts.map(({ id }) => id));
  }
});

test('each member may do what the role allows, and nothing else', async () => {
  for (const [n, { token }] of members.entries()) {
    for (const name of ['POST /api/flow/save', 'GET /api/workspace/invitations', 'GET /api/inbox/threads'] as const) {
      const { status } = await server.call(name, { token, workspace, ...(name.startsWith('POST') && { body: {} }) });
      const mayCall = isAllowed(roleOf(n), calls[name].permission);
      expect([n, name, status === 403]).toEqual([n, name, !mayCall]);
    }
  }
});

test('a message of each account is in the lists of this account only, and in those of all', async () => {
  for (const [at, { id }] of accounts.entries()) {
    const { threads } = (await server.call('GET /api/inbox/threads', { ...asOwner(), account: id })).body.data;
    expect(threads.map(({ accountId, preview }) => [accountId, preview?.text])).toEqual([[id, 'hi']]);
    const { events } = (await server.call('GET /api/webhooks/events', { ...asOwner(), account: id })).body.data;
    const texts = events.flatMap(({ eventType, content }) => (eventType === 'messages' ? [content.text] : []));
    expect(texts).toEqual([`hello ${at + 1}`]);
  }
  const all = (await server.call('GET /api/inbox/threads', { ...asOwner(), query: '?limit=50' })).body.data.threads;
  expect(new Set(all.map(({ accountId }) => accountId))).toEqual(new Set(accounts.map(({ id }) => id)));
});

test('events and presence reach the sockets of all members, and of no other user', async () => {
  const clients = await Promise.all(
    [...members, outsider].map((user) => listen(user, user === outsider ? undefined : workspace)),
  );
  const outside = clients.pop();
  const [sender, ...others] = clients;
  const threadId = '0190a000-0000-7000-8000-000000000001';
  sender?.socket.emit('inbox_presence', { threadId, state: 'viewing' });
  const viewing = [{ threadId, user: { id: owner().id, name: 'member0' }, state: 'viewing' }];
  await eventually(() => expect(others.map(({ presence }) => presence)).toEqual(others.map(() => viewing)));
  expect(sender?.presence).toEqual([]);

  for (const [at, { igId }] of accounts.entries()) {
    await server.deliver(dm({ igId, from: `${500 + at + 1}`, text: `again ${at + 1}`, mid: `again-${at + 1}` }));
  }
  const expected = accounts.map(({ id }, at) => [`again ${at + 1}`, id]).sort();
  await eventually(() => {
    for (const { events } of clients) expect([...events.values()].sort()).toEqual(expected);
  }, 60_000);
  expect([outside?.presence, outside?.events.size]).toEqual([[], 0]);
  for (const { socket } of [...clients, ...(outside ? [outside] : [])]) socket.disconnect();
});

async function listen({ id: userId, token }: TestUser, workspaceId?: string) {
  const socket: Socket<ServerToClientEvents, ClientToServerEvents> = io(server.url, {
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: { origin: PUBLIC_URL },
  });
  const presence: unknown[] = [];
  const events = new Map<string, unknown[]>();
  let isReady = false;
  socket.on('inbox_presence', (payload) => presence.push(payload));
  socket.on('new_webhook_event', ({ event }) => {
    if (event.eventType === 'messages') events.set(event.id, [event.content.text, event.connectedAccountId]);
  });
  socket.on('connection_info', () => {
    isReady = true;
  });
  socket.emit('authenticate', { token, userId, timestamp: '', ...(workspaceId !== undefined && { workspaceId }) });
  await eventually(() => expect(isReady).toBe(true));
  return { socket, presence, events };
}
