import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeBackup } from '../infrastructure/database/backup/writeBackup.ts';
import { attachEmbeddedPostgres } from '../infrastructure/database/embedded/attachEmbeddedPostgres.ts';
import { createServerDatabase } from '../infrastructure/database/embedded/createServerDatabase.ts';
import { databaseConfig } from '../infrastructure/database/failover/databaseConfig.ts';
import { readStorage, type StorageSettings } from '../infrastructure/env/readers/readStorageSettings.ts';
import { StartError } from '../infrastructure/env/StartError.ts';
import { createLogger } from '../infrastructure/logger/createLogger.ts';
import { runCommand, say } from './running/runCommand.ts';

const logger = createLogger('warn');

await runCommand({ usage: 'pnpm backup [file]' }, async ([file]) => {
  const settings = readStorage(process.env);
  const begin = performance.now();
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const path = resolve(file ?? join(settings.dataDir, 'backups', `fanfare-${stamp}.tar.zst`));
  if (existsSync(path)) throw new StartError([`${path} already exists. Choose another file name, or leave it out.`]);
  const { config, stop } = await connect(settings);
  try {
    const { dataDir, releasesDir } = settings;
    const report = await writeBackup({ config, path, dataDir, releasesDir });
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    say(
      `${path}: ${megabytes(report.bytes)}, ${report.rows} rows, ${report.jobs} waiting jobs, ${report.releaseFiles} files of releases.`,
    );
    say(`Written and verified in ${seconds} s.`);
    if (report.sealedBy.length > 0) {
      say(
        `Not in it: TOKEN_ENCRYPTION_KEY (key ${report.sealedBy.join(', ')}). Keep it elsewhere: without it a restored server does not start.`,
      );
    }
  } finally {
    await stop();
  }
});

async function connect({ databaseDirectUrl, dataDir, systemDir }: StorageSettings) {
  if (databaseDirectUrl !== null) return { config: databaseConfig(databaseDirectUrl), stop: async () => undefined };
  const { superuser, stop } = await attachEmbeddedPostgres(dataDir, systemDir, logger);
  return { config: await createServerDatabase(superuser, 'fanfare'), stop };
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
