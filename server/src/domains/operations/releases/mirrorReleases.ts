import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { advisoryLocks } from '../../../infrastructure/database/advisoryLocks.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import type { ObjectStorage, StoredObject } from '../../../infrastructure/object-storage/ObjectStorage.ts';

const PREFIX = 'releases/';
const INDEX = 'index.json';
const REGISTRY_FILES = ['tokens.json', 'health.json', 'log.jsonl', INDEX];
const FACTS = 'release.json';
const AT_ONCE = 8;

export interface ReleaseMirror {
  hasIndexChanged: () => Promise<boolean>;
  /** Only the holder of the lock may remove builds that the bucket does not have. */
  pull: (options: { removes: boolean }) => Promise<void>;
  push: () => Promise<void>;
}

/** Keeps a directory equal to the releases of a bucket. Builds never change, and are complete when they have their facts. */
export function mirrorReleases(bucket: ObjectStorage, dir: string): ReleaseMirror {
  const known = new Map<string, string>();
  const keyOf = (...names: string[]) => `${PREFIX}${names.join('/')}`;

  async function download(keys: readonly string[], to: (key: string) => string): Promise<void> {
    await eachOf(keys, async (key) => {
      const bytes = await bucket.readWhole(key);
      if (bytes === null) throw new Error(`${key} was removed from the bucket meanwhile.`);
      const file = to(key);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, bytes);
    });
  }

  async function pullBuild(build: string, keys: readonly string[]): Promise<void> {
    const target = path.join(dir, build);
    await mkdir(path.dirname(target), { recursive: true });
    const scratch = await mkdtemp(`${target}.partial-`);
    try {
      await download(keys, (key) => path.join(scratch, key.slice(keyOf(build).length + 1)));
      await rename(scratch, target).catch((error: unknown) => {
        if (!isCode(error, 'ENOTEMPTY') && !isCode(error, 'EEXIST')) throw error;
      });
    } finally {
      await rm(scratch, { recursive: true, force: true });
    }
  }

  async function pushBuild(build: string): Promise<void> {
    const files = (await readdir(path.join(dir, build), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(path.join(dir, build), path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
    const upload = async (file: string) => write(keyOf(build, file), await readFile(path.join(dir, build, file)));
    await eachOf(
      files.filter((file) => file !== FACTS),
      upload,
    );
    await upload(FACTS);
  }

  async function write(key: string, bytes: Buffer): Promise<void> {
    await bucket.write(key, chunksOf(bytes), 'application/octet-stream');
  }

  return {
    async hasIndexChanged() {
      return (await bucket.etagOf(keyOf(INDEX))) !== (known.get(INDEX) ?? null);
    },

    async pull({ removes }) {
      await mkdir(dir, { recursive: true });
      const objects = await bucket.list(PREFIX);
      const builds = buildsIn(objects);
      const local = await localBuilds(dir);
      for (const [build, keys] of builds) if (!local.includes(build)) await pullBuild(build, keys);
      for (const file of REGISTRY_FILES) {
        const found = objects.find(({ key }) => key === keyOf(file));
        if (!found || known.get(file) === found.etag) continue;
        await download([found.key], () => path.join(dir, `${file}.pulled`));
        await rename(path.join(dir, `${file}.pulled`), path.join(dir, file));
        known.set(file, found.etag);
      }
      if (!removes) return;
      for (const build of local) if (!builds.has(build)) await rm(path.join(dir, build), { recursive: true, force: true });
    },

    async push() {
      const objects = await bucket.list(PREFIX);
      const builds = buildsIn(objects);
      const local = await localBuilds(dir);
      for (const build of local) if (!builds.has(build)) await pushBuild(build);
      for (const file of REGISTRY_FILES) {
        const bytes = await readFile(path.join(dir, file)).catch(() => null);
        const current = await bucket.readWhole(keyOf(file));
        if (bytes === null || current?.equals(bytes)) continue;
        await write(keyOf(file), bytes);
        known.set(file, (await bucket.etagOf(keyOf(file))) ?? '');
      }
      for (const [build, keys] of builds) if (!local.includes(build)) await bucket.remove(keys);
    },
  };
}

/** Returns the number of copied builds, or null if the bucket already has releases. */
export function moveReleases(bucket: ObjectStorage, database: Pick<Database, 'withLock'>, dir: string): Promise<number | null> {
  return database.withLock(advisoryLocks.releases, async () => {
    if ((await bucket.etagOf(`${PREFIX}${INDEX}`)) !== null) return null;
    await mkdir(dir, { recursive: true });
    await mirrorReleases(bucket, dir).push();
    return (await localBuilds(dir)).length;
  });
}

function buildsIn(objects: readonly StoredObject[]): Map<string, string[]> {
  const keys = objects.map(({ key }) => key);
  const byBuild = Map.groupBy(keys, (key) => key.slice(PREFIX.length).split('/').slice(0, 2).join('/'));
  return new Map([...byBuild].filter(([build, all]) => all.includes(`${PREFIX}${build}/${FACTS}`)));
}

async function localBuilds(dir: string): Promise<string[]> {
  const facts = await readdir(dir, { recursive: true, withFileTypes: true });
  return facts
    .filter((entry) => entry.isFile() && entry.name === FACTS)
    .map((entry) => path.relative(dir, entry.parentPath).split(path.sep))
    .filter((names) => names.length === 2 && /^\w/.test(names[1] ?? '') && !names[1]?.includes('.partial-'))
    .map((names) => names.join('/'));
}

async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const next = async () => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

async function* chunksOf(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
