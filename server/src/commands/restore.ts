import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createTokenVault } from '../infrastructure/crypto/createTokenVault.ts';
import { createServerDatabase } from '../infrastructure/database/embedded/createServerDatabase.ts';
import { startEmbeddedPostgres } from '../infrastructure/database/embedded/startEmbeddedPostgres.ts';
import { databaseConfig } from '../infrastructure/database/failover/databaseConfig.ts';
import { findEncryptionKey } from '../infrastructure/env/keys/loadEncryptionKey.ts';
import { prepareDataDir } from '../infrastructure/env/prepareDataDir.ts';
import { readStorage, type StorageSettings } from '../infrastructure/env/readers/readStorageSettings.ts';
import { StartError } from '../infrastructure/env/StartError.ts';
import { createLogger } from '../infrastructure/logger/createLogger.ts';
import { type HeldWork, holdOpenWork } from '../infrastructure/restore/holdOpenWork.ts';
import { restoreBackup } from '../infrastructure/restore/restoreBackup.ts';
import { runCommand, say } from './running/runCommand.ts';

const logger = createLogger('warn');

/** With `--force`, the current database is renamed and not deleted. */
const usage = 'pnpm restore <file> [--force], or pnpm restore --hold';

await runCommand({ usage, options: ['--force', '--hold'] }, async (args) => {
  if (args.includes('--hold')) {
    if (args.length > 1) throw new StartError([`--hold changes the current database and takes no file. Usage: ${usage}`]);
    return hold(readStorage(process.env));
  }
  const force = args.includes('--force');
  const [file] = args.filter((argument) => argument !== '--force');
  if (file === undefined) throw new StartError([`The backup file is missing. Usage: ${usage}`]);
  if (!existsSync(file)) throw new StartError([`The file ${resolve(file)} does not exist.`]);
  const settings = readStorage(process.env);
  const begin = performance.now();
  await prepareDataDir(settings.dataDir);
  const { config, admin, stop } = await connect(settings);
  try {
    const report = await restoreBackup({ path: resolve(file), config, admin, force, releasesDir: settings.releasesDir, logger });
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    say(`Restored the backup of ${report.header.createdAt} in ${seconds} s: ${report.rows} rows, ${report.jobs} waiting jobs.`);
    say(
      report.indexesChecked === null
        ? 'Indexes were not checked: amcheck is not available there.'
        : `${report.indexesChecked} indexes checked.`,
    );
    say(`Held, because it may have happened since the backup: ${describe(report.held)}`);
    if (report.migrated.length > 0) say(`Applied migrations: ${report.migrated.join(', ')}.`);
    if (report.databaseBefore !== null) say(`The previous database is kept as ${report.databaseBefore}.`);
    if (report.releasesBefore !== null) say(`The previous releases are kept in ${report.releasesBefore}.`);
    await sayWhichKey(settings, report.header.sealedBy);
  } finally {
    await stop();
  }
});

async function hold(settings: StorageSettings): Promise<void> {
  const { config, stop } = await connect(settings);
  try {
    say(`Held, because it may have happened already: ${describe(await holdOpenWork(config))}`);
  } finally {
    await stop();
  }
}

function describe({ deliveries, updates, waits, sends, posts }: HeldWork): string {
  return `${updates} updates, ${deliveries} unread deliveries, ${waits} waits and ${posts} posts that users can retry, and ${sends} messages that are looked up at Instagram.`;
}

async function connect({ databaseDirectUrl, dataDir, systemDir }: StorageSettings) {
  if (databaseDirectUrl !== null) {
    const config = databaseConfig(databaseDirectUrl);
    return { config, admin: config, stop: async () => undefined };
  }
  const { superuser, stop } = await startEmbeddedPostgres(dataDir, systemDir, logger);
  return { config: await createServerDatabase(superuser, 'fanfare'), admin: superuser, stop };
}

async function sayWhichKey(settings: StorageSettings, sealedBy: readonly string[]): Promise<void> {
  const key = await findEncryptionKey(settings);
  const present = key === null ? [] : createTokenVault(key, settings.tokenEncryptionOtherKeys).keyIds;
  const missing = sealedBy.filter((id) => !present.includes(id));
  if (missing.length === 0) return;
  say(
    `Before you start the server, set TOKEN_ENCRYPTION_KEY to key ${missing.join(', ')}, or list it in TOKEN_ENCRYPTION_OTHER_KEYS: a backup never holds it, and tokens need it.`,
  );
}
