import type { Database } from '../../infrastructure/database/Database.ts';
import { attachEmbeddedPostgres } from '../../infrastructure/database/embedded/attachEmbeddedPostgres.ts';
import { createServerDatabase } from '../../infrastructure/database/embedded/createServerDatabase.ts';
import { databaseConfig } from '../../infrastructure/database/failover/databaseConfig.ts';
import { openDatabase } from '../../infrastructure/database/opening/openDatabase.ts';
import { readStorage, type StorageSettings } from '../../infrastructure/env/readers/readStorageSettings.ts';
import { createLogger } from '../../infrastructure/logger/createLogger.ts';

const logger = createLogger('warn');

export async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const { config, stop } = await connect(readStorage(process.env));
  const database = openDatabase(config, logger);
  try {
    return await work(database);
  } finally {
    await database.close();
    await stop();
  }
}

async function connect({ databaseDirectUrl, dataDir, systemDir }: StorageSettings) {
  if (databaseDirectUrl !== null) return { config: databaseConfig(databaseDirectUrl), stop: async () => undefined };
  const { superuser, stop } = await attachEmbeddedPostgres(dataDir, systemDir, logger);
  return { config: await createServerDatabase(superuser, 'fanfare'), stop };
}
