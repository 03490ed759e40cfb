import { existsSync, readFileSync, statfsSync } from 'node:fs';
import os from 'node:os';

const TMPFS = 0x01_02_19_94;
const NEEDED_BYTES = 8 * 1024 ** 3;

/** A file system in memory, for the thousands of small files of test databases. */
export function memoryDir(directory = '/dev/shm', mounts = '/proc/mounts', freeMemory = os.freemem()): string | null {
  if (!existsSync(directory) || !existsSync(mounts) || freeMemory < NEEDED_BYTES) return null;
  const { type, bavail, bsize } = statfsSync(directory);
  if (type !== TMPFS || bavail * bsize < NEEDED_BYTES) return null;
  const options = readFileSync(mounts, 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .filter((words) => words[1] === directory)
    .flatMap((words) => words[3]?.split(',') ?? []);
  return options.includes('rw') && !options.includes('noexec') && !options.includes('ro') ? directory : null;
}

/** Full runs prove durability on a disk. */
export function useMemoryDir(env: NodeJS.ProcessEnv): void {
  const directory = env.FANFARE_TESTS === 'short' && env.TMPDIR === undefined ? memoryDir() : null;
  if (directory !== null) env.TMPDIR = directory;
}
