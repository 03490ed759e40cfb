import type pg from 'pg';
import type { Settings } from '../../env/Settings.ts';
import type { Logger } from '../../logger/createLogger.ts';
import { createServerDatabase } from '../embedded/createServerDatabase.ts';
import { startEmbeddedPostgres } from '../embedded/startEmbeddedPostgres.ts';

export interface DatabaseSource {
  config: pg.ClientConfig;
  isExclusive: boolean;
  stop: () => Promise<void>;
}

export async function connectDatabase(settings: Settings, logger: Logger): Promise<DatabaseSource> {
  if (settings.databaseUrl !== null) {
    return { config: { connectionString: settings.databaseUrl }, isExclusive: false, stop: async () => undefined };
  }
  const embedded = await startEmbeddedPostgres(settings.dataDir, settings.systemDir, logger);
  try {
    const config = await createServerDatabase(embedded.superuser, 'fanfare');
    return { config, isExclusive: true, stop: embedded.stop };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}
