import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { Settings } from '../../env/Settings.ts';
import { StartError } from '../../env/StartError.ts';
import type { Logger } from '../../logger/createLogger.ts';
import { DatabaseClient } from '../failover/DatabaseClient.ts';
import { writeBackup } from './writeBackup.ts';

interface Options {
  config: pg.ClientConfig;
  settings: Pick<Settings, 'dataDir' | 'releasesDir' | 'isUpgradeBackedUp'>;
  logger: Logger;
}

/** Throws StartError if the disk has less free space than the database takes. Nothing has changed then. */
export async function backupBeforeUpgrade({ config, settings, logger }: Options, migrations: readonly string[]): Promise<void> {
  const { dataDir, releasesDir } = settings;
  if (!settings.isUpgradeBackedUp) {
    logger.warn({ migrations }, 'no backup before the upgrade: BACKUP_BEFORE_UPGRADE is off');
    return;
  }
  const [needed, free] = [await databaseBytes(config), await freeBytes(dataDir)];
  if (free < needed) {
    throw new StartError([
      `The backup before the upgrade needs up to ${megabytes(needed)} MB in ${dataDir}, but only ${megabytes(free)} MB are free. Free some space, or take a backup yourself and set BACKUP_BEFORE_UPGRADE=off.`,
    ]);
  }
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const path = join(dataDir, 'backups', `before-upgrade-${stamp}.tar.zst`);
  logger.info({ path, migrations }, 'backup before the upgrade');
  const { bytes, rows } = await writeBackup({ config, path, dataDir, releasesDir });
  logger.info({ path, bytes, rows }, 'backup before the upgrade written');
}

async function databaseBytes(config: pg.ClientConfig): Promise<number> {
  const client = new DatabaseClient(config);
  await client.connect();
  try {
    const { rows } = await client.query<{ bytes: string }>('select pg_database_size(current_database())::text as bytes');
    return Number(rows[0]?.bytes);
  } finally {
    await client.end();
  }
}

async function freeBytes(path: string): Promise<number> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
}

function megabytes(bytes: number): number {
  return Math.ceil(bytes / 1e6);
}
