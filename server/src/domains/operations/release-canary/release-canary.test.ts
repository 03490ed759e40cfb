import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { openReleaseStore, type ReleaseStore } from '@fanfare/releases';
import type { Boot } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { startTestServer, type TestServer, testSettings } from '../../../../test/servers/startTestServer.ts';
import { createLogger } from '../../../infrastructure/logger/createLogger.ts';
import { setAdmin } from '../../identity/admin/index.ts';
import { createReleaseAudit } from '../release-audit/index.ts';
import { type Canaries, createCanaries } from './createCanaries.ts';

const HOUR_MS = 60 * 60_000;
const clock = { ms: Date.now(), nowMs: () => clock.ms };
let server: TestServer;
let releasesDir = '';
let store: ReleaseStore;
let canaries: Canaries;
let staffToken = '';

const anotherProcess = () =>
  createCanaries({
    ...{
      database: server.database,
      releasesDir,
      needsApproval: false,
      write: (work) => work(),
      clock,
      logger: createLogger('silent'),
    },
    blind: () => Buffer.alloc(16),
    publishHealth: async () => {},
  });

async function auditedSince(at: Date) {
  await createReleaseAudit({ database: server.database, releasesDir, logger: createLogger('silent') }).recordNew();
  const { body } = await server.call('GET /api/user/audit-log', { token: staffToken, query: '?limit=100' });
  return body.data.entries
    .filter((entry) => entry.params.via === 'canary' && new Date(entry.at) >= at)
    .map(({ event, actor, params: { change, ...params } }) => ({ event, actor, params }))
    .reverse();
}
const byRollout = { remote: 'mf-a', build: '1.1.0-new', by: 'the rollout itself', via: 'canary' };

before(async () => {
  releasesDir = await mkdtemp(join(tmpdir(), 'fanfare-canary-'));
  for (const build of ['0.9.0-old', '1.0.0-live', '1.1.0-new']) {
    await mkdir(join(releasesDir, 'mf-a', build), { recursive: true });
    await writeFile(join(releasesDir, 'mf-a', build, 'release.json'), '{"manifest":{"owner":"a","routes":[]}}');
  }
  store = openReleaseStore(releasesDir);
  for (const build of ['0.9.0-old', '1.0.0-live']) await store.change('mf-a', { kind: 'release', build }, 'anna');
  const { accounts } = testSettings('');
  const settings = { releasesDir, accounts: { ...accounts, trustedProxies: 1 } };
  server = await startTestServer({ startsWork: false, clock, settings });
  canaries = anotherProcess();
  const anna = await server.signUp('anna');
  await setAdmin(server.database.system, 'anna', true);
  staffToken = anna.token;
  await auditedSince(new Date());
});
after(async () => {
  await server.close();
  await rm(releasesDir, { recursive: true });
});
beforeEach(async () => {
  if (store.readIndex().rollouts?.['mf-a']) await store.change('mf-a', { kind: 'rollback' }, 'a test');
  if (store.readIndex().remotes['mf-a']?.at(-1) !== '1.0.0-live') await store.change('mf-a', { kind: 'rollback' }, 'a test');
  clock.ms = Date.now() + HOUR_MS;
  await store.change('mf-a', { kind: 'rollout', build: '1.1.0-new', traffic: 10, auto: true }, 'anna');
});

type Step = Omit<Boot, 'remote' | 'build'>;
const drawn = (ms: number): Step[] => [{ step: 'loaded', ms }, { step: 'drawn', ms, isCached: true }, { step: 'settled' }];

async function reportBoot(address: string, build: string, steps: readonly Step[]): Promise<number> {
  const boots = steps.map((step) => ({ remote: 'mf-a', build, ...step }));
  const answer = await fetch(`${server.url}/api/releases/boots`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ boots }),
  });
  return answer.status;
}

async function reportBoots(clients: number, build: string, stepsOf: (at: number) => readonly Step[]): Promise<void> {
  const net = build === '1.0.0-live' ? 1 : 2;
  for (let at = 0; at < clients; at += 50) {
    const some = Array.from({ length: Math.min(50, clients - at) }, (_, offset) => at + offset);
    await Promise.all(some.map((one) => reportBoot(`10.${net}.${one >> 8}.${one & 255}`, build, stepsOf(one))));
  }
}

const rollout = () => store.readIndex().rollouts?.['mf-a'];
const lastLine = () => store.history('mf-a')[0];

test('S41: a build as good as the live one is promoted automatically, each step logged with its data', async () => {
  const since = new Date();
  await reportBoots(900, '1.0.0-live', (at) => drawn(180 + (at % 40)));
  await reportBoots(420, '1.1.0-new', (at) => drawn(180 + (at % 40)));
  for (const traffic of [25, 50]) {
    await canaries.drive();
    expect(rollout()).toMatchObject({ build: '1.1.0-new', traffic, auto: { since: expect.any(String) } });
    expect(lastLine()).toMatchObject({
      by: 'the rollout itself',
      change: { kind: 'rollout', traffic },
      decision: {
        because: expect.stringContaining('load failures 0 of 420 clients, live 0 of 900 clients'),
        evidence: { candidate: { loads: { clients: 420, bad: 0 } } },
      },
    });
    clock.ms += HOUR_MS;
  }
  await canaries.drive();
  expect(store.readIndex()).toMatchObject({ remotes: { 'mf-a': ['0.9.0-old', '1.0.0-live', '1.1.0-new'] }, rollouts: {} });
  expect(lastLine()).toMatchObject({ by: 'the rollout itself', change: { kind: 'promote' } });
  const audited = [
    { event: 'release_rollout', actor: 'system', params: { ...byRollout, traffic: '25' } },
    { event: 'release_rollout', actor: 'system', params: { ...byRollout, traffic: '50' } },
    { event: 'release_live', actor: 'system', params: byRollout },
  ];
  expect([await auditedSince(since), await auditedSince(since)]).toEqual([audited, audited]);
  expect(await server.database.system.selectFrom('release_witnesses').selectAll().execute()).toEqual([]);
});

test('S41: a build that fails for many is rolled back once by the first process, with the reason for admins', async () => {
  const since = new Date();
  await reportBoots(60, '1.0.0-live', () => drawn(180));
  await reportBoots(20, '1.1.0-new', (at) => (at < 12 ? [{ step: 'failed', phase: 'entry', kind: 'evaluation' }] : drawn(180)));
  const { seq } = store.readIndex();
  await Promise.all([canaries, anotherProcess(), anotherProcess()].map(({ drive }) => drive()));
  expect(store.readIndex()).toMatchObject({ seq: seq + 1, remotes: { 'mf-a': ['0.9.0-old', '1.0.0-live'] }, rollouts: {} });
  const { body } = await server.call('GET /api/releases', { token: staffToken });
  expect(body.data.remotes[0]?.history[0]).toMatchObject({
    ...{ by: 'the rollout itself', kind: 'rollback' },
    because: 'load failures: 12 of 20 clients, live 0 of 60 clients',
  });
  expect(await auditedSince(since)).toEqual([{ event: 'release_rolled_back', actor: 'system', params: byRollout }]);
});

test('one reporter decides nothing: its address counts once', async () => {
  await reportBoots(200, '1.0.0-live', () => drawn(180));
  await reportBoots(30, '1.1.0-new', () => drawn(180));
  const bad: Step[] = Array.from({ length: 25 }, () => [{ step: 'failed' } as const, { step: 'crashed' } as const]).flat();
  const statuses = [];
  for (let batch = 0; batch < 120; batch += 1) statuses.push(await reportBoot('203.0.113.9', '1.1.0-new', bad));
  // Uses other addresses in the network of one IPv6 customer.
  for (let at = 0; at < 50; at += 1) await reportBoot(`2001:db8:77:${at}::1`, '1.1.0-new', bad);
  expect(new Set(statuses)).toEqual(new Set([200]));
  await canaries.drive();
  expect(rollout()).toMatchObject({ traffic: 10 });
  expect(await canaries.explain('mf-a')).toContain('load failures 2 of 32 clients, live 0 of 200 clients');
});

test('first visits do not count as slow, and reports about other builds are ignored', async () => {
  await reportBoot('10.9.0.1', '1.1.0-new', [
    { step: 'drawn', ms: 9_000, isCached: false },
    { step: 'drawn', ms: 9_000 },
  ]);
  await reportBoot('10.9.0.2', '9.9.9-none', drawn(100));
  const rows = await server.database.system
    .selectFrom('release_witnesses')
    .select(['build', 'has_drawn', 'time_bucket'])
    .where('salt', '=', rollout()?.salt ?? '')
    .execute();
  expect(rows).toEqual([{ build: '1.1.0-new', has_drawn: true, time_bucket: null }]);
});

test('without visitors the rollout waits, logs it once and changes nothing', async () => {
  const { seq } = store.readIndex();
  await canaries.drive();
  expect(store.readIndex().seq).toBe(seq);
  clock.ms += 24 * HOUR_MS;
  await Promise.all([canaries.drive(), anotherProcess().drive()]);
  clock.ms += 24 * HOUR_MS;
  await canaries.drive();
  expect(store.readIndex().seq).toBe(seq + 1);
  expect(lastLine()).toMatchObject({
    change: { kind: 'wait' },
    decision: { because: expect.stringContaining('0 of 0 clients') },
  });
  expect(rollout()).toMatchObject({ traffic: 10, auto: { isWaitLogged: true } });
});

test('a manual change ends the automatic rollout', async () => {
  await reportBoots(20, '1.1.0-new', () => [{ step: 'failed' }]);
  await reportBoots(60, '1.0.0-live', () => drawn(180));
  const liveIs = '1.0.0-live';
  const change = (body: object) =>
    server.call('POST /api/releases/changes', { token: staffToken, body: { remote: 'mf-a', liveIs, ...body } });
  await change({ kind: 'pause' });
  await canaries.drive();
  expect(rollout()).toMatchObject({ traffic: 0, pausedAt: 10 });
  await change({ kind: 'rollout', build: '1.1.0-new', traffic: 25 });
  await canaries.drive();
  expect(rollout()).toEqual({ build: '1.1.0-new', traffic: 25, salt: expect.any(String) });
  expect(await canaries.explain('mf-a')).toBeNull();
  await change({ kind: 'rollout', build: '1.1.0-new', traffic: 25, auto: true });
  expect(rollout()).toMatchObject({ traffic: 25, auto: {} });
  // Earlier reports were deleted.
  expect(await canaries.explain('mf-a')).toContain('load failures 0 of 0 clients');
});
