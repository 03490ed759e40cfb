import type { Settings } from '../../env/Settings.ts';
import { StartError } from '../../env/StartError.ts';
import type { Logger } from '../../logger/createLogger.ts';
import { createServerDatabase } from '../embedded/createServerDatabase.ts';
import { startEmbeddedPostgres } from '../embedded/startEmbeddedPostgres.ts';
import type { Host } from '../failover/createHostFinder.ts';
import type { DatabaseConfig } from '../failover/DatabaseClient.ts';
import { databaseConfig } from '../failover/databaseConfig.ts';
import { detectPooler } from '../pooling/detectPooler.ts';
import type { Pooling } from './openDatabase.ts';

export interface DatabaseSource {
  config: DatabaseConfig;
  direct: DatabaseConfig;
  pooling: Pooling | null;
  isExclusive: boolean;
  stop: () => Promise<void>;
}

export async function connectDatabase(settings: Settings, logger: Logger): Promise<DatabaseSource> {
  if (settings.databaseUrl !== null) return connectByUrl(settings.databaseUrl, settings, logger);
  const embedded = await startEmbeddedPostgres(settings.dataDir, settings.systemDir, logger);
  try {
    const config = await createServerDatabase(embedded.superuser, 'fanfare');
    return { config, direct: config, pooling: null, isExclusive: true, stop: embedded.stop };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

async function connectByUrl(
  url: string,
  { databaseDirectUrl, databasePooler }: Pick<Settings, 'databaseDirectUrl' | 'databasePooler'>,
  logger: Logger,
): Promise<DatabaseSource> {
  const report = (host: Host) => logger.warn(host, 'the primary of the database changed');
  const config = databaseConfig(url, 'primary', report);
  const isDirect = databaseDirectUrl === null || databaseDirectUrl === url;
  const direct = isDirect ? config : databaseConfig(databaseDirectUrl, 'primary', report);
  const found = await detectPooler(config);
  const sharesConnections = databasePooler === 'transaction' || (databasePooler === 'auto' && found.sharesConnections);
  if (sharesConnections && isDirect) {
    throw new StartError([
      'DATABASE_URL names a connection pooler in transaction mode, which cannot LISTEN or migrate. Set DATABASE_DIRECT_URL to the PostgreSQL behind it.',
    ]);
  }
  if (!isDirect && (await detectPooler(direct, 'DATABASE_DIRECT_URL')).sharesConnections) {
    throw new StartError(['DATABASE_DIRECT_URL names a connection pooler in transaction mode. Set it to PostgreSQL itself.']);
  }
  const isPooled = sharesConnections || (databasePooler !== 'off' && found.isPooled);
  const pooling = isPooled ? { preparesStatements: found.preparesStatements, direct } : null;
  if (pooling) logger.info({ preparesStatements: pooling.preparesStatements }, 'the database is reached through a pooler');
  return { config, direct, pooling, isExclusive: false, stop: async () => undefined };
}
