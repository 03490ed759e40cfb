import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { createDeployToken, openReleaseStore, readHealth } from '@fanfare/releases';
import { type Boot, serverPaths } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { startTestServer, type TestServer } from '../../../../test/servers/startTestServer.ts';
import { createReleaseHealth, type ReleaseHealth } from './createReleaseHealth.ts';

const DAY_MS = 24 * 60 * 60_000;
const clock = { ms: Date.parse('2026-05-01T10:20:00Z'), nowMs: () => clock.ms };
let server: TestServer;
let releasesDir = '';
let health: ReleaseHealth;

before(async () => {
  releasesDir = await mkdtemp(join(tmpdir(), 'fanfare-health-'));
  for (const build of ['1.0.0-one', '1.1.0-two']) {
    await mkdir(join(releasesDir, 'mf-a', build), { recursive: true });
    await writeFile(join(releasesDir, 'mf-a', build, 'release.json'), '{}');
  }
  server = await startTestServer({ startsWork: false, clock, settings: { releasesDir } });
  health = createReleaseHealth({ database: server.database, releasesDir, write: (work) => work(), clock });
});
after(async () => {
  await server.close();
  await rm(releasesDir, { recursive: true });
});
beforeEach(async () => {
  clock.ms += 60_000;
  await server.database.system.deleteFrom('release_boots').execute();
});

const one = { remote: 'mf-a', build: '1.0.0-one' };
const two = { remote: 'mf-a', build: '1.1.0-two' };
const reportBoots = (...boots: Boot[]) => server.call('POST /api/releases/boots', { body: { boots } });
const told = async (build: string) => (await health.read()).get('mf-a')?.get(build);

test('page reports are counted by build: times, failures by kind, crashes', async () => {
  for (const ms of [100, 200, 300, 4_000]) {
    await reportBoots({ ...one, step: 'loaded', ms: ms / 2 }, { ...one, step: 'drawn', ms }, { ...one, step: 'settled' });
  }
  await reportBoots({ ...two, step: 'failed', phase: 'entry', kind: 'timeout' });
  await reportBoots({ ...two, step: 'failed', phase: 'entry', kind: 'timeout' }, { ...one, step: 'crashed' });
  await reportBoots({ ...two, step: 'failed', phase: 'view', kind: 'integrity' });
  const found = await told(one.build);
  expect(found).toMatchObject({ loaded: 4, drawn: 4, settled: 4, crashed: 1, failed: 0, failures: [] });
  expect(Math.abs((found?.p75Ms ?? 0) - 300)).toBeLessThanOrEqual(15);
  expect(Math.abs((found?.loadP75Ms ?? 0) - 150)).toBeLessThanOrEqual(8);
  expect(await told(two.build)).toMatchObject({
    ...{ loaded: 0, failed: 3, p75Ms: null },
    failures: [
      { phase: 'entry', kind: 'timeout', count: 2 },
      { phase: 'view', kind: 'integrity', count: 1 },
    ],
  });
});

test('concurrent reports are all counted', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => reportBoots({ ...one, step: 'drawn', ms: 50 }, { ...two, step: 'drawn' })),
  );
  expect(answers.map(({ status, body }) => [status, body.counted])).toEqual(answers.map(() => [200, 2]));
  expect(await told(one.build)).toMatchObject({ drawn: 40 });
  expect(await told(two.build)).toMatchObject({ drawn: 40 });
});

test('reports about unknown builds are not stored', async () => {
  const strange = [
    { remote: 'mf-a', build: '9.9.9-none' },
    { remote: 'mf-b', build: '1.0.0-one' },
  ].map((build) => ({ ...build, step: 'drawn' as const }));
  expect((await reportBoots(...strange)).body).toEqual({ success: true, counted: 0 });
  expect(await health.read()).toEqual(new Map());
  for (const build of ['../1.0.0-one', '..', '1/0']) {
    expect((await reportBoots({ ...one, build, step: 'drawn' })).status).toBe(400);
  }
});

test('nothing about the reporter is stored, signed in or not', async () => {
  const anna = await server.signUp('anna');
  const body = { boots: [{ ...one, step: 'crashed' as const }] };
  expect((await server.call('POST /api/releases/boots', { token: anna.token, body })).body.counted).toBe(1);
  expect(await server.database.system.selectFrom('release_boots').selectAll().execute()).toEqual([
    { ...one, measure: 'crashed', count: 1, hour: new Date(Math.floor(clock.ms / 3_600_000) * 3_600_000) },
  ]);
});

test('one address can send 120 reports a minute', async () => {
  const statuses = [];
  for (let n = 0; n < 121; n += 1) statuses.push((await reportBoots({ ...one, step: 'settled' })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  const refused = await reportBoots({ ...one, step: 'settled' });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  clock.ms += 60_000;
  expect((await reportBoots({ ...one, step: 'settled' })).status).toBe(200);
  expect(await told(one.build)).toMatchObject({ settled: 121 });
});

test('reports are stored by the hour, for 30 days', async () => {
  await reportBoots({ ...one, step: 'drawn', ms: 90 });
  clock.ms += 3_600_000;
  await reportBoots({ ...one, step: 'drawn', ms: 90 }, { ...one, step: 'drawn', ms: 90 });
  const hours = (await health.readHours(clock.ms - DAY_MS)).get('mf-a')?.get(one.build) ?? [];
  expect(hours.map(({ drawn }) => drawn)).toEqual([1, 2]);
  clock.ms += 29.5 * DAY_MS;
  await health.prune();
  expect(await told(one.build)).toMatchObject({ drawn: 3 });
  clock.ms += DAY_MS;
  await health.prune();
  expect(await server.database.system.selectFrom('release_boots').selectAll().execute()).toEqual([]);
});

test('commands read it in the releases directory and over HTTP', async () => {
  await reportBoots({ ...one, step: 'loaded', ms: 40 }, { ...one, step: 'drawn', ms: 50 }, { ...two, step: 'failed' });
  await health.publish();
  const expected = {
    [one.build]: { loaded: 1, failed: 0, drawn: 1, crashed: 0, p75Ms: expect.any(Number) },
    [two.build]: { loaded: 0, failed: 1, drawn: 0, crashed: 0, p75Ms: null },
  };
  expect(readHealth(releasesDir)).toEqual({ at: new Date(clock.ms).toISOString(), remotes: { 'mf-a': expected } });
  const token = await createDeployToken(openReleaseStore(releasesDir), 'mf-a', 'team a');
  const answer = await fetch(`${server.url}${serverPaths.registry}mf-a`, { headers: { authorization: `Bearer ${token}` } });
  expect(JSON.parse(await answer.text())).toMatchObject({ health: expected });
  expect((await fetch(`${server.url}${serverPaths.releases}health.json`)).status).toBe(404);
});
