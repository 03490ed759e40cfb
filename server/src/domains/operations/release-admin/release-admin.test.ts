import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { openReleaseStore } from '@fanfare/releases';
import {
  type BodyOf,
  type BuildTicket,
  type ReleaseDocument,
  serverPaths,
  signedText,
  ticketDocument,
} from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { runServerCommand } from '../../../../test/servers/runServerCommand.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';
import { setAdmin } from '../../identity/admin/index.ts';
import { createReleaseSigner } from '../releases/index.ts';

let server: TestServer;
let anna: TestUser;
let ben: TestUser;
let releasesDir = '';
const signer = createReleaseSigner(randomBytes(32));

before(async () => {
  releasesDir = await mkdtemp(join(tmpdir(), 'fanfare-desk-'));
  const store = openReleaseStore(releasesDir);
  for (const id of ['one', 'two', 'three', 'new']) {
    await mkdir(join(releasesDir, 'mf-a', `1.0.0-${id}`), { recursive: true });
    const facts = {
      name: 'mf-a',
      version: '1.0.0',
      buildId: id,
      globalName: id,
      files: {},
      manifest: { owner: 'team a', title: 'Part A', routes: [] },
    };
    await writeFile(join(releasesDir, 'mf-a', `1.0.0-${id}`, 'release.json'), JSON.stringify(facts));
    if (id !== 'new') await store.change('mf-a', { kind: 'release', build: `1.0.0-${id}` }, 'team a');
  }
  server = await startTestServer({ startsWork: false, settings: { releasesDir }, releaseSigner: signer });
  anna = await server.signUp('anna');
  ben = await server.signUp('ben');
  await setAdmin(server.database.system, 'anna', true);
});
after(async () => {
  await server.close();
  await rm(releasesDir, { recursive: true });
});

type ChangeBody = NonNullable<Parameters<TestServer['call']>[1]>['body'];
const change = (body: ChangeBody, { token } = anna) => server.call('POST /api/releases/changes', { token, body });
const seen = async () => (await server.call('GET /api/releases', { token: anna.token })).body.data.remotes[0];

test('S20: users other than admins cannot see or change releases and get 403', async () => {
  const back = { remote: 'mf-a', kind: 'rollback', liveIs: '1.0.0-three' };
  for (const answer of [await server.call('GET /api/releases', { token: ben.token }), await change(back, ben)]) {
    expect([answer.status, Reflect.get(Object(answer.body), 'code')]).toEqual([403, 'forbidden']);
  }
  expect((await server.call('GET /api/releases')).status).toBe(401);
  expect((await server.call('POST /api/releases/changes', { body: back })).status).toBe(401);
  const access = async ({ token }: TestUser) => (await server.call('GET /api/releases/access', { token })).body.data.isStaff;
  expect([await access(anna), await access(ben)]).toEqual([true, false]);
  expect(openReleaseStore(releasesDir).readIndex().seq).toBe(3);
});

test('admins see what is live with its data, roll out, pause, promote and roll back; the log names them', async () => {
  const boots = [{ remote: 'mf-a', build: '1.0.0-three', step: 'drawn' as const, ms: 200 }];
  await server.call('POST /api/releases/boots', { body: { boots } });
  expect(await seen()).toMatchObject({
    ...{ name: 'mf-a', title: 'Part A', owner: 'team a', rollout: null },
    builds: [
      { build: '1.0.0-three', state: 'live', health: { drawn: 1, failed: 0 }, hours: [{ drawn: 1 }] },
      { build: '1.0.0-two', state: 'fallback', health: null, hours: [] },
      { build: '1.0.0-one', state: 'earlier' },
    ],
  });
  const liveIs = '1.0.0-three';
  const rollout = { remote: 'mf-a', kind: 'rollout', liveIs, build: '1.0.0-new' };
  expect((await change({ ...rollout, traffic: 10 })).status).toBe(200);
  await change({ remote: 'mf-a', kind: 'pause', liveIs });
  expect(await seen()).toMatchObject({ rollout: { build: '1.0.0-new', traffic: 0, pausedAt: 10 } });
  await change({ remote: 'mf-a', kind: 'promote', liveIs });
  await change({ remote: 'mf-a', kind: 'rollback', liveIs: '1.0.0-new' });
  await change({ remote: 'mf-a', kind: 'release', liveIs, build: '1.0.0-two' });
  const remote = await seen();
  expect(remote?.builds.map(({ build, state }) => [build, state])).toEqual([
    ['1.0.0-two', 'live'],
    ['1.0.0-three', 'fallback'],
    ['1.0.0-one', 'earlier'],
  ]);
  expect(remote?.history.slice(0, 5).map(({ by, kind }) => [by, kind])).toEqual(
    ['release', 'rollback', 'promote', 'pause', 'rollout'].map((kind) => ['anna', kind]),
  );
  expect(remote?.history[4]).toMatchObject({ build: '1.0.0-new', traffic: 10, evidence: [{ build: '1.0.0-three', drawn: 1 }] });
});

test('an impossible change is refused with the reason, and so is one of an outdated view', async () => {
  const old = await change({ remote: 'mf-a', kind: 'rollback', liveIs: '1.0.0-three' });
  expect([old.status, Reflect.get(Object(old.body), 'error')]).toEqual([
    409,
    expect.stringContaining('1.0.0-two is now live because another change came first'),
  ]);
  const liveIs = '1.0.0-two';
  expect((await change({ remote: 'mf-a', kind: 'pause', liveIs })).status).toBe(409);
  expect((await change({ remote: 'mf-a', kind: 'release', liveIs })).status).toBe(400);
  expect((await change({ remote: 'mf-a', kind: 'rollout', liveIs, build: '1.0.0-new' })).status).toBe(400);
  expect((await change({ remote: 'mf-a', kind: 'release', liveIs, build: '9.9.9-none' })).status).toBe(409);
});

type TicketsBody = BodyOf<'POST /api/releases/tickets'>;
const tickets = (body: TicketsBody, { token } = anna) => server.call('POST /api/releases/tickets', { token, body });
const markOf = (userId: string) => createHash('sha256').update(`pin:mf-a:${userId}`).digest().readUInt32BE();
const documentOf = async (): Promise<ReleaseDocument> =>
  (await fetch(`${server.url}${serverPaths.releaseDocument}`)).json() as Promise<ReleaseDocument>;

test('a build ticket is signed over remote, URL, hashes and expiry, and only admins create it', async () => {
  const builds = { 'mf-a': '1.0.0-one' };
  expect((await tickets({ builds }, ben)).status).toBe(403);
  expect((await tickets({})).status).toBe(400);
  expect((await tickets({ asOf: 'yesterday' })).status).toBe(400);
  expect((await tickets({ builds, asOf: '2026-01-01T00:00:00Z' })).status).toBe(400);
  const unknown = await tickets({ builds: { 'mf-a': '9.9.9-none' } });
  expect([unknown.status, Reflect.get(Object(unknown.body), 'error')]).toEqual([
    409,
    'The files of mf-a 9.9.9-none are not on this server.',
  ]);
  expect((await tickets({ builds: { 'mf-a': '1..' } })).status).toBe(409);

  const { status, body } = await tickets({ builds });
  expect(status).toBe(200);
  const [url = '', encoded = ''] = (body.data.addresses['mf-a'] ?? '').split('#');
  expect(url).toBe('/r/mf-a/1.0.0-one/mf-manifest.json');
  const ticket: BuildTicket = JSON.parse(Buffer.from(encoded, 'base64url').toString());
  const file = await readFile(join(releasesDir, 'mf-a', '1.0.0-one', 'release.json'));
  expect(ticket.facts).toBe(`sha384-${createHash('sha384').update(file).digest('base64')}`);
  expect(ticket.until).toBe(body.data.until);
  const isSigned = (granted: BuildTicket, remote = 'mf-a') =>
    signer.isSigned(signedText(ticketDocument(remote, url, granted)), ticket.signature);
  expect(isSigned(ticket)).toBe(true);
  expect([isSigned({ ...ticket, why: 'qa' }), isSigned({ ...ticket, until: '2999' }), isSigned(ticket, 'mf-b')]).toEqual([
    false,
    false,
    false,
  ]);
});

test('builds live at a past time get tickets; deleted and later ones are named', async () => {
  const store = openReleaseStore(releasesDir);
  const before = new Date(store.history('mf-a').at(-1)?.at ?? '').getTime() - 1;
  expect((await tickets({ asOf: new Date(before).toISOString() })).body.data).toMatchObject({
    addresses: {},
    missing: [{ remote: 'mf-a', build: null }],
  });
  const [, , third] = store.history('mf-a').toReversed();
  const { addresses, missing } = (await tickets({ asOf: third?.at })).body.data;
  expect([Object.keys(addresses), missing]).toEqual([['mf-a'], []]);
  expect(addresses['mf-a']).toMatch(/^\/r\/mf-a\/1\.0\.0-three\//);
  expect((await tickets({ asOf: new Date().toISOString() })).body.data).toMatchObject({ addresses: {}, missing: [] });
});

test('testers with a link report whether the build works, and the log has it; other tickets do not suffice', async () => {
  const builds = { 'mf-a': '1.0.0-one' };
  const addressOf = async (body: TicketsBody) => (await tickets(body)).body.data.addresses['mf-a'] ?? '';
  const address = await addressOf({ builds, isForTesters: true });
  const say = (granted: Partial<BodyOf<'POST /api/releases/verdicts'>>, { token } = ben) =>
    server.call('POST /api/releases/verdicts', { token, body: { remote: 'mf-a', address, passed: false, ...granted } });
  expect((await say({ note: 'no chart' })).status).toBe(200);
  expect((await seen())?.history[0]).toMatchObject({
    ...{ by: 'ben', kind: 'verdict', build: '1.0.0-one', verdict: { passed: false, note: 'no chart' } },
  });
  const refused = [
    await say({ address: await addressOf({ builds }) }),
    await say({ remote: 'mf-b' }),
    await say({ address: address.replace('1.0.0-one', '1.0.0-two') }),
    await say({ address: 'x' }),
    await say({ address: `${address.split('#')[0]}#${Buffer.from('{"until":1}').toString('base64url')}` }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  expect((await server.call('POST /api/releases/verdicts', { body: { remote: 'mf-a', address, passed: true } })).status).toBe(
    401,
  );
});

test('a pin gives one user a build: the document has no name, the build stays, and admins end it', async () => {
  const pin = (body: BodyOf<'POST /api/releases/pins'>, { token } = anna) =>
    server.call('POST /api/releases/pins', { token, body });
  const wanted = { remote: 'mf-a', build: '1.0.0-one', username: 'ben' };
  expect((await pin(wanted, ben)).status).toBe(403);
  expect((await pin({ ...wanted, username: 'nobody' })).status).toBe(409);
  expect((await pin({ ...wanted, build: '9.9.9-none' })).status).toBe(409);
  expect((await pin(wanted)).status).toBe(200);
  const own = (await documentOf()).microFrontends['mf-a']?.find(({ deployment }) => deployment.pins);
  expect(own).toMatchObject({ url: expect.stringContaining('1.0.0-one'), deployment: { traffic: 0, default: false } });
  expect(own?.deployment.pins).toEqual([markOf(ben.id)]);
  expect(JSON.stringify(await documentOf())).not.toContain(ben.id);
  const remote = await seen();
  expect(remote?.pins).toEqual([{ userId: ben.id, username: 'ben', build: '1.0.0-one' }]);
  expect(remote?.history[0]).toMatchObject({ by: 'anna', kind: 'pin', username: 'ben' });

  const end = ({ token }: TestUser) =>
    server.call('POST /api/releases/pins/end', { token, body: { remote: 'mf-a', userId: ben.id } });
  expect((await end(ben)).status).toBe(403);
  expect((await end(anna)).status).toBe(200);
  expect((await seen())?.pins).toEqual([]);
  expect((await documentOf()).microFrontends['mf-a']?.some(({ deployment }) => deployment.pins)).toBe(false);
});

test('a former admin is refused from the next request on', async () => {
  await setAdmin(server.database.system, 'ben', true);
  expect((await server.call('GET /api/releases', { token: ben.token })).status).toBe(200);
  await setAdmin(server.database.system, 'ben', false);
  expect((await server.call('GET /api/releases', { token: ben.token })).status).toBe(403);
  expect(await setAdmin(server.database.system, 'nobody', true)).toBe(false);
});

test('an operator makes users admins with a command', async () => {
  const { host, port, user, password, database } = server.config;
  const environment = { DATABASE_URL: `postgres://${user}:${password}@${encodeURIComponent(host ?? '')}:${port}/${database}` };
  const admin = (...args: string[]) => runServerCommand('admin', args, environment);
  expect(await admin('ben')).toEqual({ code: 0, output: 'Admins: anna, ben.\n', errors: '' });
  expect((await server.call('GET /api/releases', { token: ben.token })).status).toBe(200);
  expect(await admin('ben', '--remove')).toMatchObject({ code: 0, output: 'Admins: anna.\n' });
  expect(await admin('nobody')).toMatchObject({
    code: 1,
    errors: 'The account nobody does not exist. Sign up with this username first.\n',
  });
});
