import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { newId } from '../../crypto/newId.ts';
import { damaged, RELEASES_FOLDER } from './BackupContent.ts';

const SEQ_STEP = 10_000;

export async function addReleases(
  releasesDir: string,
  dataDir: string,
  add: (name: string, content: Buffer) => Promise<void>,
): Promise<number> {
  const isInside = !relative(dataDir, releasesDir).startsWith('..');
  if (!isInside || !(await isDirectory(releasesDir))) return 0;
  const entries = await readdir(releasesDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort()) {
    await add(`${RELEASES_FOLDER}${relative(releasesDir, file).split(sep).join('/')}`, await readFile(file));
  }
  return files.length;
}

export interface ReleasesRestore {
  add: (entryName: string, content: Buffer) => Promise<void>;
  finish: () => Promise<string | null>;
  abandon: () => Promise<void>;
}

export function restoreReleases(releasesDir: string): ReleasesRestore {
  const scratch = `${releasesDir}.restoring-${newId()}`;
  let isUsed = false;
  return {
    async add(entryName, content) {
      const path = resolve(scratch, entryName.slice(RELEASES_FOLDER.length));
      if (!path.startsWith(`${scratch}${sep}`)) throw damaged();
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
      isUsed = true;
    },
    async finish() {
      if (!isUsed) return null;
      await outdate(join(scratch, 'index.json'));
      const before = `${releasesDir}.before-${newId()}`;
      const hadSome = await isDirectory(releasesDir);
      if (hadSome) await rename(releasesDir, before);
      await rename(scratch, releasesDir);
      return hadSome ? before : null;
    },
    abandon: () => rm(scratch, { recursive: true, force: true }),
  };
}

/** Browsers refuse a lower number than they have seen, so the restored document gets a higher one. */
async function outdate(indexFile: string): Promise<void> {
  const text = await readFile(indexFile, 'utf8').catch(() => null);
  if (text === null) return;
  const index: { seq: number } = JSON.parse(text);
  await writeFile(indexFile, `${JSON.stringify({ ...index, seq: index.seq + SEQ_STEP }, null, 2)}\n`);
}

function isDirectory(path: string): Promise<boolean> {
  return stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
}
