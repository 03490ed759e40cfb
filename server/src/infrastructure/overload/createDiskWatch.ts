import { statfs } from 'node:fs/promises';
import { createTicker } from '../concurrency/createTicker.ts';
import type { DiskSettings } from '../env/Settings.ts';
import type { Logger } from '../logger/createLogger.ts';
import { BALLAST_BYTES, reserveDiskSpace } from './reserveDiskSpace.ts';

export interface DiskWatch {
  isFull: () => boolean;
  freeBytes: () => number | null;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

const LOOK_EVERY_MS = 5_000;
const WARN_FACTOR = 2;

/** A delivery refused early is sent again, but a database without disk space stops (failure F17). */
export function createDiskWatch({ path, minFreeBytes }: DiskSettings, logger: Logger): DiskWatch {
  const ballast = reserveDiskSpace(path);
  let free: number | null = null;
  let state: 'ok' | 'low' | 'full' = 'ok';

  async function look(): Promise<void> {
    const { bavail, bsize } = await statfs(path);
    free = bavail * bsize;
    const next = free < minFreeBytes ? 'full' : free < minFreeBytes * WARN_FACTOR ? 'low' : 'ok';
    if (next === state) return;
    state = next;
    const facts = { path, freeMb: Math.round(free / 1024 / 1024), disk: state };
    if (state === 'ok') logger.info(facts, 'the disk has enough free space again');
    else logger.warn(facts, state === 'full' ? 'the disk is full: webhooks and uploads are refused' : 'the disk is getting full');
  }
  async function lookAndKeepRoom(): Promise<void> {
    await look();
    const isPlenty = minFreeBytes > 0 && free !== null && free > minFreeBytes * WARN_FACTOR + BALLAST_BYTES;
    if (isPlenty) await ballast.keep();
  }
  const ticker = createTicker('disk watch', LOOK_EVERY_MS, lookAndKeepRoom, logger);

  return {
    isFull: () => state === 'full',
    freeBytes: () => free,
    async start() {
      await look().catch((error: unknown) => logger.error({ err: error, path }, 'checking the disk failed'));
      ticker.start();
    },
    async stop() {
      await ticker.stop();
      if (state === 'full') await ballast.drop();
    },
  };
}
