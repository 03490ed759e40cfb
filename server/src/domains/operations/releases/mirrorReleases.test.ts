import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { openReleaseStore } from '@fanfare/releases';
import { expect } from 'expect';
import { createTestDatabase } from '../../../../test/database/createTestDatabase.ts';
import { startS3 } from '../../../../test/doubles/s3/startS3.ts';
import { eventually } from '../../../../test/eventually.ts';
import { silentLogger } from '../../../../test/servers/silentLogger.ts';
import type { ObjectStorage } from '../../../infrastructure/object-storage/ObjectStorage.ts';
import { openBucket } from '../../../infrastructure/object-storage/openBucket.ts';
import { createReleaseFiles } from './createReleaseFiles.ts';
import { moveReleases } from './mirrorReleases.ts';

let s3: Awaited<ReturnType<typeof startS3>>;
let own: Awaited<ReturnType<typeof createTestDatabase>>;
let bucket: ObjectStorage;
let root: string;
before(async () => {
  s3 = await startS3();
  own = await createTestDatabase();
  bucket = openBucket(s3.bucket);
  root = await mkdtemp(join(tmpdir(), 'fanfare-mirror-'));
});
after(async () => {
  await own.drop();
  await s3.stop();
  await rm(root, { recursive: true });
});

function machine(name: string) {
  const releasesDir = join(root, name);
  const files = createReleaseFiles({ bucket, database: own.database, releasesDir, logger: silentLogger });
  return { ...files, dir: releasesDir, store: openReleaseStore(releasesDir) };
}

async function addBuild(dir: string, build: string): Promise<void> {
  await mkdir(join(dir, 'mf-a', build, 'assets'), { recursive: true });
  await writeFile(join(dir, 'mf-a', build, 'assets', 'main.js'), `export default '${build}'`);
  await writeFile(join(dir, 'mf-a', build, 'release.json'), '{}');
}

test('an existing directory is copied once, and another machine starts from the bucket', async () => {
  const one = machine('one');
  await addBuild(one.dir, '1.0.0-one');
  await one.store.change('mf-a', { kind: 'release', build: '1.0.0-one' }, 'a test');
  expect(await moveReleases(bucket, own.database, one.dir)).toBe(1);
  expect(await moveReleases(bucket, own.database, one.dir)).toBeNull();

  const two = machine('two');
  await two.start();
  expect(two.store.readIndex()).toEqual(one.store.readIndex());
  expect(two.store.history('mf-a')).toEqual(one.store.history('mf-a'));
  expect(await readFile(join(two.dir, 'mf-a/1.0.0-one/assets/main.js'), 'utf8')).toBe("export default '1.0.0-one'");
  await two.stop();
});

test('changes of several machines at once are all kept, in one order, and reach each machine', async () => {
  const machines = ['one', 'two', 'three'].map(machine);
  for (const { start } of machines) await start();
  await Promise.all(
    machines.map(({ write, dir, store }, n) =>
      write(async () => {
        await addBuild(dir, `2.0.${n}-many`);
        await store.change('mf-a', { kind: 'release', build: `2.0.${n}-many` }, `machine ${n}`);
      }),
    ),
  );
  const seqs = (one: (typeof machines)[number]) => one.store.history('mf-a').map(({ seq }) => seq);
  await eventually(() => {
    for (const one of machines) {
      expect(one.store.readIndex().seq).toBe(4);
      expect(seqs(one)).toEqual([4, 3, 2, 1]);
      for (const n of [0, 1, 2]) expect(one.store.has('mf-a', `2.0.${n}-many`)).toBe(true);
    }
  });
  for (const { stop } of machines) await stop();
});

test('a removed build is removed everywhere, and an interrupted one does not appear', async () => {
  const [one, two] = [machine('one'), machine('two')];
  await one.write(async () => rm(join(one.dir, 'mf-a', '1.0.0-one'), { recursive: true }));
  expect((await bucket.list('releases/mf-a/1.0.0-one/')).length).toBe(0);
  async function* text() {
    yield Buffer.from('half');
  }
  await bucket.write('releases/mf-a/3.0.0-half/assets/main.js', text(), 'text/javascript');
  await two.write(async () => undefined);
  expect((await readdir(join(two.dir, 'mf-a'))).sort()).toEqual(['2.0.0-many', '2.0.1-many', '2.0.2-many']);
});

test('a change that fails changes no machine', async () => {
  const one = machine('one');
  const before = await bucket.etagOf('releases/index.json');
  await expect(one.write(() => one.store.change('mf-a', { kind: 'release', build: '9.9.9-none' }, 'a test'))).rejects.toThrow(
    'has not been published',
  );
  expect(await bucket.etagOf('releases/index.json')).toBe(before);
});
