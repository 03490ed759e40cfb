import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { randomToken } from '../../crypto/randomToken.ts';
import { readOrCreateSecret } from '../../crypto/readOrCreateSecret.ts';
import { StartError } from '../../env/StartError.ts';
import type { Logger } from '../../logger/createLogger.ts';
import { findFreePort } from '../embedded-place/findFreePort.ts';
import { type ClusterPlace, placeCluster } from '../embedded-place/placeCluster.ts';
import { initialiseCluster } from './initialiseCluster.ts';
import { type Durability, durable, launchPostmaster, type Postmaster } from './launchPostmaster.ts';
import { type Ownership, ownCluster } from './ownCluster.ts';
import { isAlive, readPostmasterPid } from './readPostmasterPid.ts';

export interface EmbeddedPostgres {
  superuser: pg.ClientConfig;
  stop: () => Promise<void>;
}

const START_LIMIT_MS = 30_000;
/** A pid file can outlive a reboot and name another process. */
const ANSWER_LIMIT_MS = 3_000;
const STOP_LIMIT_MS = 20_000;
const RESTART_PAUSE_MS = 500;
const SOCKET_PORT = 5432;

/** Adopts the database of a killed process. Reduce `durability` only for temporary data. */
export async function startEmbeddedPostgres(
  dataDir: string,
  systemDir: string,
  logger: Logger,
  durability = durable,
): Promise<EmbeddedPostgres> {
  const place = await placeCluster(dataDir, systemDir);
  const password = await readOrCreateSecret(join(dataDir, 'postgres.password'), randomToken);
  await initialiseCluster(place, password);

  const logPath = join(dataDir, 'postgres.log');
  let isStopping = false;
  let owner: Ownership;
  let restarting: Promise<void> = Promise.resolve();

  async function begin(): Promise<pg.ClientConfig> {
    const config = await reachPostmaster(place, password, logPath, durability);
    owner = await ownCluster(config, dataDir, () => {
      restarting = restart();
    });
    return config;
  }

  async function restart(): Promise<void> {
    while (!isStopping) {
      logger.error('the embedded database has stopped; starting it again');
      const isBack = await begin().then(
        () => true,
        (error: unknown) => logger.error({ err: error }, 'the embedded database did not start'),
      );
      if (isBack) return;
      await delay(RESTART_PAUSE_MS);
    }
  }

  const superuser = await begin();
  return {
    superuser,
    async stop() {
      isStopping = true;
      await restarting;
      await owner.release();
      await stopPostmaster(place.clusterDir);
    },
  };
}

async function reachPostmaster(
  place: ClusterPlace,
  password: string,
  logPath: string,
  durability: Durability,
): Promise<pg.ClientConfig> {
  const begin = performance.now();
  let launched: Postmaster | null = null;
  let launchPort = SOCKET_PORT;

  while (performance.now() - begin < START_LIMIT_MS) {
    const running = await readPostmasterPid(place.clusterDir);
    const isRunning = running !== null && isAlive(running.pid);
    const port = isRunning ? running.port : launchPort;
    const config = { host: place.socketDir ?? '127.0.0.1', port, user: 'postgres', password, database: 'postgres' };
    if ((isRunning || launched) && (await answers(config))) return config;
    if (launched === null && (!isRunning || performance.now() - begin > ANSWER_LIMIT_MS)) {
      launchPort = place.socketDir === null ? await findFreePort() : SOCKET_PORT;
      launched = await launchPostmaster(place, launchPort, logPath, durability);
    } else if (launched?.exitCode() != null && !isRunning) {
      throw await failedToStart(place, logPath);
    }
    await delay(10);
  }
  throw await failedToStart(place, logPath);
}

async function answers(config: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (isCode(error, '28P01')) {
      throw new StartError(['The embedded database rejects its password. Restore postgres.password in FANFARE_DATA_DIR.'], {
        cause: error,
      });
    }
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function failedToStart(place: ClusterPlace, logPath: string): Promise<StartError> {
  const log = await readFile(logPath, 'utf8').catch(() => '');
  const reason = log.split('\n').findLast((line) => /(FATAL|PANIC|ERROR):/.test(line)) ?? 'it gave no reason';
  return new StartError([
    `The embedded database in ${place.clusterDir} did not start (${reason.trim()}). Check FANFARE_DATA_DIR, or set DATABASE_URL.`,
  ]);
}

/** An adopted database is not a child process, so its pid file is watched. */
async function stopPostmaster(clusterDir: string): Promise<void> {
  const running = await readPostmasterPid(clusterDir);
  if (running === null || !isAlive(running.pid)) return;
  process.kill(running.pid, 'SIGINT');
  const deadline = performance.now() + STOP_LIMIT_MS;
  while (performance.now() < deadline) {
    if ((await readPostmasterPid(clusterDir)) === null) return;
    await delay(10);
  }
  process.kill(running.pid, 'SIGQUIT');
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
