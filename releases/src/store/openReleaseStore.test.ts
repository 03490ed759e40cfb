import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect } from 'expect';
import { integrityOf } from '../files/hashFiles.ts';
import { aBuild, aShell, emptyStore } from '../testing/aBuild.ts';
import { addBuild } from './addBuild.ts';
import { writeHealth } from './health.ts';
import { publish, publishTogether } from './publish.ts';

const me = 'anna';

test('a first release goes live and leaves source maps behind', async () => {
  const store = emptyStore();
  expect(await publishTogether(store, [aBuild('mf-a', '1.0.0', 'aaa')], me)).toEqual({ published: ['mf-a 1.0.0-aaa'], kept: [] });
  expect(store.readIndex()).toMatchObject({ seq: 1, remotes: { 'mf-a': ['1.0.0-aaa'] } });
  expect(readdirSync(path.join(store.dir, 'mf-a/1.0.0-aaa')).sort()).toEqual([
    'mf-manifest.json',
    'publication.json',
    'release.json',
    'remoteEntry.js',
  ]);
});

test('the same build twice changes nothing', async () => {
  const store = emptyStore();
  const dist = aBuild('mf-a', '1.0.0', 'aaa');
  await publishTogether(store, [dist], me);
  expect(await publishTogether(store, [dist], me)).toEqual({ published: [], kept: [] });
  expect(store.readIndex().seq).toBe(1);
});

test('a manual rollback or release survives a restart; a new build goes live', async () => {
  const store = emptyStore();
  const workspace = 'this workspace';
  const [first, second] = [aBuild('mf-a', '1.0.0', 'aaa'), aBuild('mf-a', '1.1.0', 'bbb')];
  await publishTogether(store, [first, second], workspace);
  await store.change('mf-a', { kind: 'rollback' }, me);
  const why = 'anna rolled back to 1.0.0-aaa';
  expect(await publishTogether(store, [second], workspace)).toEqual({
    published: [],
    kept: [{ remote: 'mf-a', build: '1.1.0-bbb', why }],
  });
  await publishTogether(store, [aBuild('mf-a', '1.2.0', 'ccc')], workspace);
  expect(store.readIndex().remotes['mf-a']).toEqual(['1.0.0-aaa', '1.2.0-ccc']);
  await store.change('mf-a', { kind: 'release', build: '1.0.0-aaa' }, me);
  expect((await publishTogether(store, [second], workspace)).kept).toMatchObject([{ why: 'anna released 1.0.0-aaa' }]);
});

test('a rollout survives a restart', async () => {
  const store = emptyStore();
  const [live, next] = [aBuild('mf-a', '1.0.0', 'aaa'), aBuild('mf-a', '1.1.0', 'bbb')];
  await publishTogether(store, [live], me);
  await addBuild(store, next);
  await store.change('mf-a', { kind: 'rollout', build: '1.1.0-bbb', traffic: 10 }, me);
  const { kept, published } = await publishTogether(store, [live, next, aBuild('mf-a', '1.2.0', 'ccc')], me);
  expect(published).toEqual([]);
  const why = 'the rollout of 1.1.0-bbb goes on';
  expect(kept).toEqual(['1.1.0-bbb', '1.2.0-ccc'].map((build) => ({ remote: 'mf-a', build, why })));
  expect(store.readIndex()).toMatchObject({ seq: 2, rollouts: { 'mf-a': { traffic: 10 } } });
});

test('a version is never published with other content', async () => {
  const store = emptyStore();
  await addBuild(store, aBuild('mf-a', '1.0.0', 'aaa'));
  const other = aBuild('mf-a', '1.0.0', 'aaa', { requires: {} });
  await expect(addBuild(store, other)).rejects.toThrow('published with other content');
  expect(readFileSync(path.join(store.dir, 'mf-a/1.0.0-aaa/mf-manifest.json'), 'utf8')).toContain('react');
});

test('publishing completes release.json, and copies what is released with fitting compressed copies', async () => {
  const store = emptyStore();
  const text = 'long '.repeat(400);
  const files = { 'assets/long.js': text, 'assets/other.js': `${text}!`, 'assets/long.js.map': '{}', 'mf-stats.json': '{}' };
  const dist = aBuild('mf-a', '1.0.0', 'aaa', { files, facts: { files: undefined, sdk: '1.0.0' } });
  writeFileSync(path.join(dist, 'assets/other.js.gz'), gzipSync('of an earlier build'));
  writeFileSync(path.join(dist, 'boot-report.json'), '{}');
  await addBuild(store, dist);
  const to = path.join(store.dir, 'mf-a/1.0.0-aaa');
  const written = readdirSync(to, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(written.map(({ name }) => name).sort()).toEqual(
    ['boot-report.json', 'long.js', 'long.js.br', 'long.js.gz', 'mf-manifest.json', 'other.js', 'other.js.br', 'other.js.gz']
      .concat(['release.json', 'remoteEntry.js'])
      .sort(),
  );
  expect(gunzipSync(readFileSync(path.join(to, 'assets/other.js.gz'))).toString()).toBe(`${text}!`);
  expect(store.readFacts('mf-a', '1.0.0-aaa')).toMatchObject({
    entry: { file: 'remoteEntry.js', type: 'global' },
    requires: { react: '^19.3.1' },
    files: { 'assets/long.js': integrityOf(text) },
    sdk: '1.0.0',
  });
  expect(readdirSync(path.dirname(to))).toEqual(['1.0.0-aaa']);
});

test('a file whose name would leave the directory is refused', async () => {
  const listed = { files: { '../x.js': 'sha384-' } };
  await expect(addBuild(emptyStore(), aBuild('mf-a', '1.0.0', 'aaa', { facts: listed }))).rejects.toThrow(
    '../x.js is not a valid file name for a build.',
  );
  const deep = aBuild('mf-a', '1.0.0', 'aaa', { files: { 'a/b/c/d/x.js': '' }, facts: { files: undefined } });
  await expect(addBuild(emptyStore(), deep)).rejects.toThrow('"a/b/c/d/x.js" is no name for a file of a build.');
});

test('S11: a file with another hash is rejected before publishing', async () => {
  const store = emptyStore();
  const dist = aBuild('mf-a', '1.0.0', 'aaa');
  writeFileSync(path.join(dist, 'remoteEntry.js'), 'other bytes');
  await expect(addBuild(store, dist)).rejects.toThrow('remoteEntry.js does not match its hash in release.json');
  expect(store.has('mf-a', '1.0.0-aaa')).toBe(false);
});

test('S35: a file that release.json does not list is refused by its name', async () => {
  const store = emptyStore();
  const dist = aBuild('mf-a', '1.0.0', 'aaa');
  writeFileSync(path.join(dist, 'login.html'), '<script></script>');
  await expect(addBuild(store, dist)).rejects.toThrow('login.html is not listed in release.json.');
  expect(store.has('mf-a', '1.0.0-aaa')).toBe(false);
});

test('S35: compressed copies exist only for the listed bytes', async () => {
  const store = emptyStore();
  const dist = aBuild('mf-a', '1.0.0', 'aaa', { files: { 'font.woff2': 'font' } });
  for (const file of ['font.woff2.gz', 'remoteEntry.js.gz', 'mf-manifest.json.br']) writeFileSync(path.join(dist, file), 'other');
  await addBuild(store, dist);
  expect(readdirSync(path.join(store.dir, 'mf-a/1.0.0-aaa')).filter((file) => /\.(br|gz)$/.test(file))).toEqual([]);
});

test('going back to an earlier build makes it the live one again', async () => {
  const store = emptyStore();
  const first = aBuild('mf-a', '1.0.0', 'aaa');
  await publishTogether(store, [first, aBuild('mf-a', '1.1.0', 'bbb'), first], me);
  expect(store.readIndex()).toMatchObject({ seq: 3, remotes: { 'mf-a': ['1.1.0-bbb', '1.0.0-aaa'] } });
});

test('a build goes to a share of users, then to all, then back', async () => {
  const store = emptyStore();
  await publishTogether(store, [aBuild('mf-a', '1.0.0', 'aaa')], me);
  await publish(store, aBuild('mf-a', '1.1.0', 'bbb'), [aShell], 'anna');
  const at10 = await store.change('mf-a', { kind: 'rollout', build: '1.1.0-bbb', traffic: 10 }, me);
  const at50 = await store.change('mf-a', { kind: 'rollout', build: '1.1.0-bbb', traffic: 50 }, me);
  expect(at50.rollouts?.['mf-a']).toEqual({ ...at10.rollouts?.['mf-a'], traffic: 50 });
  expect(at50.remotes['mf-a']).toEqual(['1.0.0-aaa']);
  expect(await store.change('mf-a', { kind: 'promote' }, me)).toMatchObject({
    seq: 5,
    remotes: { 'mf-a': ['1.0.0-aaa', '1.1.0-bbb'] },
    rollouts: {},
  });
  // Pages do not fall back to the rolled-back build either.
  expect(await store.change('mf-a', { kind: 'rollback' }, me)).toMatchObject({ seq: 6, remotes: { 'mf-a': ['1.0.0-aaa'] } });
  await expect(store.change('mf-a', { kind: 'rollback' }, me)).rejects.toThrow('No earlier build of mf-a');
});

test('S41: publishing is logged once for each build, how a change was made is logged, and users get nothing by it', async () => {
  const store = emptyStore();
  const build = '1.0.0-aaa';
  for (let time = 0; time < 2; time += 1) await publish(store, aBuild('mf-a', '1.0.0', 'aaa'), [aShell], 'anna', 'token');
  expect(store.readIndex()).toMatchObject({ seq: 1, remotes: {} });
  await store.change('mf-a', { kind: 'release', build }, 'ben');
  expect(store.changesAfter(0)).toMatchObject([
    { seq: 1, by: 'anna', via: 'token', remote: 'mf-a', change: { kind: 'publish', build }, liveBefore: null },
    { seq: 2, by: 'ben', via: 'command', change: { kind: 'release', build } },
  ]);
  expect(store.changesAfter(1)).toHaveLength(1);
});

test('a paused rollout resumes with the same users', async () => {
  const store = emptyStore();
  await publishTogether(store, [aBuild('mf-a', '1.0.0', 'aaa')], me);
  await expect(store.change('mf-a', { kind: 'pause' }, me)).rejects.toThrow('nothing to pause');
  await publish(store, aBuild('mf-a', '1.1.0', 'bbb'), [aShell], 'anna');
  const at25 = await store.change('mf-a', { kind: 'rollout', build: '1.1.0-bbb', traffic: 25 }, me);
  const paused = await store.change('mf-a', { kind: 'pause' }, me);
  expect(paused.rollouts?.['mf-a']).toEqual({ ...at25.rollouts?.['mf-a'], traffic: 0, pausedAt: 25 });
  expect((await store.change('mf-a', { kind: 'pause' }, me)).seq).toBe(paused.seq);
  const resumed = await store.change('mf-a', { kind: 'rollout', build: '1.1.0-bbb', traffic: 25 }, me);
  expect(resumed.rollouts).toEqual(at25.rollouts);
  await store.change('mf-a', { kind: 'pause' }, me);
  expect((await store.change('mf-a', { kind: 'promote' }, me)).remotes['mf-a']).toEqual(['1.0.0-aaa', '1.1.0-bbb']);
});

test('a change is logged with the client reports of its builds', async () => {
  const store = emptyStore();
  await publishTogether(store, [aBuild('mf-a', '1.0.0', 'aaa')], me);
  expect(store.history('mf-a')[0]).not.toHaveProperty('evidence');
  await publish(store, aBuild('mf-a', '1.1.0', 'bbb'), [aShell], 'anna');
  await store.change('mf-a', { kind: 'rollout', build: '1.1.0-bbb', traffic: 25 }, me);
  const evidence = { loaded: 90, failed: 10, drawn: 88, crashed: 2, p75Ms: 310 };
  const remotes = { 'mf-a': { '1.0.0-aaa': evidence, '1.1.0-bbb': evidence, '0.9.0-old': evidence } };
  writeHealth(store.dir, { at: new Date().toISOString(), remotes });
  await store.change('mf-a', { kind: 'rollback' }, me);
  expect(store.history('mf-a')[0]).toMatchObject({ rolledOutBefore: '1.1.0-bbb' });
  expect(store.history('mf-a')[0]?.evidence).toEqual({ '1.0.0-aaa': evidence, '1.1.0-bbb': evidence });
});

test('a rollback ends a rollout and leaves what is live', async () => {
  const store = emptyStore();
  await publishTogether(store, [aBuild('mf-a', '1.0.0', 'aaa')], me);
  await publish(store, aBuild('mf-a', '1.1.0', 'bbb'), [aShell], 'anna');
  await store.change('mf-a', { kind: 'rollout', build: '1.1.0-bbb', traffic: 10 }, me);
  expect(await store.change('mf-a', { kind: 'rollback' }, me)).toMatchObject({
    remotes: { 'mf-a': ['1.0.0-aaa'] },
    rollouts: {},
  });
});

test('a change with an outdated precondition has no effect', async () => {
  const store = emptyStore();
  await publishTogether(
    store,
    ['aaa', 'bbb', 'ccc'].map((id) => aBuild('mf-a', '1.0.0', id)),
    me,
  );
  await store.change('mf-a', { kind: 'rollback' }, 'anna', { liveIs: '1.0.0-ccc' });
  await expect(store.change('mf-a', { kind: 'rollback' }, 'bert', { liveIs: '1.0.0-ccc' })).rejects.toThrow(
    '1.0.0-bbb is now live because another change came first',
  );
  expect(store.readIndex().remotes['mf-a']).toEqual(['1.0.0-aaa', '1.0.0-bbb']);
});

test('changes that cannot be made say what to do', async () => {
  const store = emptyStore();
  await expect(store.change('mf-a', { kind: 'release', build: '1.0.0-aaa' }, me)).rejects.toThrow('has not been published');
  await addBuild(store, aBuild('mf-a', '1.0.0', 'aaa'));
  await expect(store.change('mf-a', { kind: 'rollout', build: '1.0.0-aaa', traffic: 10 }, me)).rejects.toThrow(
    'has no live build yet',
  );
  await expect(store.change('mf-a', { kind: 'promote' }, me)).rejects.toThrow('--traffic 10');
  await store.change('mf-a', { kind: 'release', build: '1.0.0-aaa' }, me);
  await expect(store.change('mf-a', { kind: 'rollout', build: '1.0.0-aaa', traffic: 10 }, me)).rejects.toThrow(
    'already live for all users',
  );
  await addBuild(store, aBuild('mf-a', '1.1.0', 'bbb'));
  await expect(store.change('mf-a', { kind: 'rollout', build: '1.1.0-bbb', traffic: 101 }, me)).rejects.toThrow('from 0 to 100');
  expect(store.readIndex().seq).toBe(1);
});

test('a user is pinned to a build, to another one and unpinned; the live build stays', async () => {
  const store = emptyStore();
  await publishTogether(store, [aBuild('mf-a', '1.0.0', 'aaa'), aBuild('mf-a', '1.1.0', 'bbb')], me);
  const pin = (userId: string, build: string) => store.change('mf-a', { kind: 'pin', build, userId }, me);
  await pin('u1', '1.0.0-aaa');
  expect((await pin('u1', '1.0.0-aaa')).seq).toBe(3);
  await pin('u2', '1.1.0-bbb');
  const { pins, remotes } = await pin('u1', '1.1.0-bbb');
  expect(pins?.['mf-a']).toEqual([
    { userId: 'u2', build: '1.1.0-bbb' },
    { userId: 'u1', build: '1.1.0-bbb' },
  ]);
  expect(remotes['mf-a']).toEqual(['1.0.0-aaa', '1.1.0-bbb']);
  await expect(pin('u3', '9.9.9-none')).rejects.toThrow('has not been published');
  for (let other = 3; other <= 50; other += 1) await pin(`u${other}`, '1.0.0-aaa');
  await expect(pin('u51', '1.0.0-aaa')).rejects.toThrow('mf-a has 50 pins, which is the maximum. Remove one');
  const before = store.readIndex().seq;
  expect((await store.change('mf-a', { kind: 'unpin', userId: 'nobody' }, me)).seq).toBe(before);
  for (let other = 1; other <= 50; other += 1) await store.change('mf-a', { kind: 'unpin', userId: `u${other}` }, me);
  expect(store.readIndex()).toMatchObject({ pins: {}, remotes });
});

test("a tester's verdict is only logged", async () => {
  const store = emptyStore();
  await publishTogether(store, [aBuild('mf-a', '1.0.0', 'aaa')], me);
  const { seq: _, changedAt: __, ...before } = store.readIndex();
  const verdict = { kind: 'verdict', build: '1.0.0-aaa', passed: false, note: 'no chart' } as const;
  expect(await store.change('mf-a', verdict, 'bert')).toMatchObject(before);
  expect(store.history('mf-a')[0]).toMatchObject({ by: 'bert', change: verdict, liveBefore: '1.0.0-aaa' });
});

test('concurrent changes are all applied', async () => {
  const store = emptyStore();
  const names = Array.from({ length: 8 }, (_, index) => `mf-${index}`);
  await Promise.all(names.map((name) => publishTogether(store, [aBuild(name, '1.0.0', 'aaa')], me)));
  expect(Object.keys(store.readIndex().remotes).sort()).toEqual(names);
  expect(store.readIndex().seq).toBe(8);
});

test('the log has the author of each change, latest first', async () => {
  const store = emptyStore();
  expect(store.history('mf-a')).toEqual([]);
  await publishTogether(store, [aBuild('mf-a', '1.0.0', 'aaa'), aBuild('mf-b', '1.0.0', 'ccc')], me);
  await publishTogether(store, [aBuild('mf-a', '1.1.0', 'bbb')], 'bert');
  await store.change('mf-a', { kind: 'rollback' }, me);
  expect(store.history('mf-a')).toMatchObject([
    { seq: 4, by: 'anna', change: { kind: 'rollback' }, liveBefore: '1.1.0-bbb' },
    { seq: 3, by: 'bert', change: { kind: 'release', build: '1.1.0-bbb' }, liveBefore: '1.0.0-aaa' },
    { seq: 1, by: 'anna', change: { kind: 'release', build: '1.0.0-aaa' }, liveBefore: null },
  ]);
});

test('a change that was cut off between log and index did not happen', async () => {
  const store = emptyStore();
  await publishTogether(store, [aBuild('mf-a', '1.0.0', 'aaa')], me);
  const cutOff = { seq: 2, at: '', by: 'bert', remote: 'mf-a', change: { kind: 'promote' }, liveBefore: null };
  appendFileSync(path.join(store.dir, 'log.jsonl'), `${JSON.stringify(cutOff)}\n`);
  expect(store.history('mf-a').map(({ seq }) => seq)).toEqual([1]);
  await publishTogether(store, [aBuild('mf-a', '1.1.0', 'bbb')], me);
  expect(store.history('mf-a').map(({ by }) => by)).toEqual([me, me]);
});
