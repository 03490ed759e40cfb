import { chown, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { newId } from '../../crypto/newId.ts';
import { StartError } from '../../env/StartError.ts';
import { noBinaries } from '../embedded-place/findBinaries.ts';
import type { ClusterPlace } from '../embedded-place/placeCluster.ts';
import { runBinary } from './runBinary.ts';

/**
 * Uses a temporary directory and renames it when complete, so that a kill leaves nothing. Of two processes,
 * the first rename wins.
 */
export async function initialiseCluster(place: ClusterPlace, superuserPassword: string): Promise<void> {
  const { clusterDir, user } = place;
  if (await isComplete(clusterDir)) return;
  const parent = dirname(clusterDir);
  await removeLeftovers(parent, basename(clusterDir));

  const scratch = `${clusterDir}.new-${newId()}`;
  const passwordFile = `${scratch}.password`;
  await mkdir(scratch, { mode: 0o700 });
  await writeFile(passwordFile, superuserPassword, { mode: 0o600 });
  if (user) {
    await chown(scratch, user.uid, user.gid);
    await chown(passwordFile, user.uid, user.gid);
  }
  try {
    await initdb(place, scratch, passwordFile);
    await rename(scratch, clusterDir);
  } catch (error) {
    await rm(scratch, { recursive: true, force: true });
    if (!(await isComplete(clusterDir))) throw error;
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function initdb(place: ClusterPlace, directory: string, passwordFile: string): Promise<void> {
  const args = [
    `--pgdata=${directory}`,
    `--pwfile=${passwordFile}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ];
  const { code, output } = await runBinary(place, 'initdb', args).catch((error: unknown) => {
    throw noBinaries(error);
  });
  if (code === 0) return;
  const reason = output.trim().split('\n').at(-1) ?? '';
  throw new StartError([
    `The embedded database could not be created in ${place.clusterDir} (${reason}). Check FANFARE_DATA_DIR.`,
  ]);
}

async function isComplete(clusterDir: string): Promise<boolean> {
  return stat(join(clusterDir, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
}

/** Directories older than an hour are from a killed start. */
async function removeLeftovers(parent: string, name: string): Promise<void> {
  for (const entry of await readdir(parent)) {
    if (!entry.startsWith(`${name}.new-`)) continue;
    const path = join(parent, entry);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > 60 * 60 * 1000) await rm(path, { recursive: true, force: true });
  }
}
