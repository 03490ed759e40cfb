import { access, chmod, constants, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isRoot } from './isRoot.ts';
import { StartError } from './StartError.ts';

/** When started by root, the directory is traversable but not readable, because the database runs as another user. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await createDirectory(dataDir);
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    await chmod(dataDir, isRoot() ? 0o711 : 0o700);
  } catch (cause) {
    throw new StartError([`The data directory ${dataDir} is not writable. Set FANFARE_DATA_DIR to a writable directory.`], {
      cause,
    });
  }
}

/** Creates one level at a time, because recursive `mkdir` never returns on a file system that refuses with ENOENT. */
async function createDirectory(path: string): Promise<void> {
  const isThere = await stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
  if (isThere) return;
  if (dirname(path) !== path) await createDirectory(dirname(path));
  await mkdir(path, { mode: 0o700 }).catch(async (error: unknown) => {
    if (!(await stat(path).catch(() => null))?.isDirectory()) throw error;
  });
}
