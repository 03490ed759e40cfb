import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type App, createApp } from './app.ts';
import { assertKeysKnown } from './domains/operations/encryption-keys/index.ts';
import { registerMetricsRoutes } from './domains/operations/metrics/index.ts';
import { createReleaseSigner } from './domains/operations/releases/index.ts';
import { systemClock } from './infrastructure/clock/Clock.ts';
import type { TokenVault } from './infrastructure/crypto/createTokenVault.ts';
import { backupBeforeUpgrade } from './infrastructure/database/backup/backupBeforeUpgrade.ts';
import { assertDurable } from './infrastructure/database/connecting/assertDurable.ts';
import { databaseConfig } from './infrastructure/database/failover/databaseConfig.ts';
import { migrate } from './infrastructure/database/migrating/migrate.ts';
import type { DatabaseSource } from './infrastructure/database/opening/connectDatabase.ts';
import { openDatabase } from './infrastructure/database/opening/openDatabase.ts';
import { loadReleaseSigningKey } from './infrastructure/env/keys/loadReleaseSigningKey.ts';
import type { Settings } from './infrastructure/env/Settings.ts';
import { StartError } from './infrastructure/env/StartError.ts';
import { createHttpServer } from './infrastructure/http/createHttpServer.ts';
import type { Logger } from './infrastructure/logger/createLogger.ts';

interface Foundations {
  settings: Settings;
  logger: Logger;
  vault: TokenVault;
  source: DatabaseSource;
  undo: (() => Promise<void>)[];
}

export async function serve({ settings, logger, vault, source, undo }: Foundations): Promise<string> {
  const { applied, newer } = await migrate(source.direct, {
    onDataChange: (migrations) => backupBeforeUpgrade({ config: source.direct, settings, logger }, migrations),
  });
  if (applied.length > 0) logger.info({ migrations: applied }, 'database migrated');
  if (newer.length > 0) logger.warn({ migrations: newer }, 'the database is newer than this version, which can run with it');
  const database = openDatabase(source.config, logger, {
    sizes: settings.poolSizes,
    pooling: source.pooling,
    replica: settings.replica && {
      config: databaseConfig(settings.replica.url, 'standby'),
      connections: settings.replica.connections,
      maxLagMs: settings.replica.maxLagSeconds * 1_000,
    },
    // Such nesting is a defect, but in production refusing would be worse for users than logging it.
    ...(settings.isProduction && {
      onNested: (error) => logger.error({ err: error }, 'a second database connection was requested within a transaction'),
    }),
  });
  undo.push(database.close);
  await assertDurable(database.system);
  await assertKeysKnown(database.system, vault);

  const app = await createApp({
    settings,
    database,
    isExclusive: source.isExclusive,
    vault,
    releaseSigner: createReleaseSigner(await loadReleaseSigningKey(settings), settings.releaseSigningOtherKeys),
    clock: systemClock,
    logger,
  });
  undo.push(app.close);
  await listen(app.http, 'PORT', settings.port, 'HOST', settings.host);
  undo.push(await serveMetrics(app, settings, logger));
  await app.startWork();
  const { port } = app.http.server.address() as AddressInfo;
  return settings.port === 0 ? `http://${settings.host}:${port}` : settings.publicUrl;
}

async function serveMetrics({ metrics }: App, settings: Settings, logger: Logger): Promise<() => Promise<void>> {
  const { port, host, token } = settings.metrics;
  if (port === null) return async () => undefined;
  const http = await createHttpServer({ logger });
  registerMetricsRoutes(http, metrics, token);
  await listen(http, 'METRICS_PORT', port, 'METRICS_HOST', host);
  logger.info({ port: (http.server.address() as AddressInfo).port }, 'metrics');
  return () => http.close();
}

async function listen(http: FastifyInstance, portName: string, port: number, hostName: string, host: string): Promise<void> {
  try {
    await http.listen({ port, host });
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new StartError([`Port ${port} is in use by another program. Stop it, or set ${portName} to a free port.`], { cause });
    }
    if (code === 'EACCES')
      throw new StartError([`Port ${port} needs more permissions than this user has. Set ${portName} to another port.`], {
        cause,
      });
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') {
      throw new StartError(
        [`${hostName} ${host} is not an address of this machine. Set ${hostName} to an address of this machine.`],
        { cause },
      );
    }
    throw cause;
  }
}
