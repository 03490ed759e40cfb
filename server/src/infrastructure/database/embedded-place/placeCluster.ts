import { chmod, cp, lchown, lstat, mkdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '../../crypto/newId.ts';
import { sha256 } from '../../crypto/sha256.ts';
import { isRoot } from '../../env/isRoot.ts';
import { StartError } from '../../env/StartError.ts';
import { canReach } from './canReach.ts';
import { findBinaries } from './findBinaries.ts';
import { findServiceUser, type ServiceUser } from './findServiceUser.ts';

export interface ClusterPlace {
  binariesDir: string;
  clusterDir: string;
  /** Null on Windows, which uses 127.0.0.1. */
  socketDir: string | null;
  user: ServiceUser | null;
}

/** Socket paths can have at most 107 bytes. */
const SOCKET_DIR_MAX_BYTES = 88;

export async function placeCluster(dataDir: string, systemDir: string): Promise<ClusterPlace> {
  const binariesDir = findBinaries();
  const clusterDir = join(dataDir, 'postgres');
  if (!isRoot()) return { binariesDir, clusterDir, socketDir: await placeSocket(clusterDir, null), user: null };

  const user = await findServiceUser();
  const reachableCluster = (await canReach(user, clusterDir)) ? clusterDir : await placeUnder(systemDir, dataDir);
  const isBinaryReachable = await canReach(user, join(binariesDir, 'bin', 'postgres'));
  return {
    binariesDir: isBinaryReachable ? binariesDir : await copyBinaries(binariesDir, systemDir),
    clusterDir: reachableCluster,
    socketDir: await placeSocket(reachableCluster, user),
    user,
  };
}

async function placeUnder(systemDir: string, dataDir: string): Promise<string> {
  const directory = join(systemDir, shortHash(dataDir));
  await mkdir(directory, { recursive: true });
  await chmod(systemDir, 0o755);
  await chmod(directory, 0o711);
  return join(directory, 'postgres');
}

/** Copies to a temporary directory first, so that an interrupted copy is never used. */
async function copyBinaries(from: string, systemDir: string): Promise<string> {
  const target = join(systemDir, `postgresql-${shortHash(from)}`);
  if (await exists(target)) return target;
  await mkdir(systemDir, { recursive: true });
  await chmod(systemDir, 0o755);
  const scratch = `${target}.${newId()}`;
  await cp(from, scratch, { recursive: true, verbatimSymlinks: true });
  await rename(scratch, target).catch(async (error: unknown) => {
    await rm(scratch, { recursive: true, force: true });
    if (!(await exists(target))) throw error;
  });
  return target;
}

async function placeSocket(clusterDir: string, user: ServiceUser | null): Promise<string | null> {
  if (process.platform === 'win32') return null;
  if (Buffer.byteLength(clusterDir) <= SOCKET_DIR_MAX_BYTES) return clusterDir;
  const directory = join(tmpdir(), `fanfare-${process.getuid?.() ?? 0}-${shortHash(clusterDir)}`);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await assertOwn(directory, user);
  if (user) await lchown(directory, user.uid, user.gid);
  return directory;
}

/** Any user can write to the parent directory (S33). */
async function assertOwn(directory: string, user: ServiceUser | null): Promise<void> {
  const found = await lstat(directory);
  const owners = [process.getuid?.(), user?.uid];
  if (found.isDirectory() && owners.includes(found.uid) && (found.mode & 0o077) === 0) return;
  throw new StartError([
    `${directory} belongs to another user or is accessible to others. Remove it, or set FANFARE_DATA_DIR to a shorter path.`,
  ]);
}

function shortHash(text: string): string {
  return sha256(text).toString('hex').slice(0, 12);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
