import { attachEmbeddedPostgres } from '../infrastructure/database/embedded/attachEmbeddedPostgres.ts';
import { createServerDatabase } from '../infrastructure/database/embedded/createServerDatabase.ts';
import { openDatabase } from '../infrastructure/database/openDatabase.ts';
import { readStorage, type StorageSettings } from '../infrastructure/env/readStorageSettings.ts';
import { StartError } from '../infrastructure/env/StartError.ts';
import { createLogger } from '../infrastructure/logger/createLogger.ts';
import { listStaff, setStaff } from '../modules/staff/index.ts';
import { runCommand, say } from './runCommand.ts';

const logger = createLogger('warn');

/** `pnpm staff anna`: may see and change releases from now on; `pnpm staff anna --remove`: no longer. Without a name it lists them. */
await runCommand(async (args) => {
  const [username, ...rest] = args.filter((word) => word !== '--remove');
  if (rest.length > 0) throw new StartError(['Give one username: pnpm staff anna, or pnpm staff anna --remove.']);
  const isToBe = !args.includes('--remove');
  const { config, stop } = await connect(readStorage(process.env));
  const database = openDatabase(config, logger);
  try {
    if (username !== undefined && !(await setStaff(database.system, username, isToBe)))
      throw new StartError([`There is no account ${username}. It has to sign up first.`]);
    const all = await listStaff(database.system);
    say(all.length === 0 ? 'Nobody is staff.' : `Staff: ${all.join(', ')}.`);
  } finally {
    await database.close();
    await stop();
  }
});

async function connect({ databaseUrl, dataDir, systemDir }: StorageSettings) {
  if (databaseUrl !== null) return { config: { connectionString: databaseUrl }, stop: async () => undefined };
  const { superuser, stop } = await attachEmbeddedPostgres(dataDir, systemDir, logger);
  return { config: await createServerDatabase(superuser, 'fanfare'), stop };
}
