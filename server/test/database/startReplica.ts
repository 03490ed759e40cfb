import { appendFile, chmod, chown, cp, lchown, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createServerDatabase } from '../../src/infrastructure/database/embedded/createServerDatabase.ts';
import { durable, launchPostmaster } from '../../src/infrastructure/database/embedded/launchPostmaster.ts';
import { readPostmasterPid } from '../../src/infrastructure/database/embedded/readPostmasterPid.ts';
import { startEmbeddedPostgres } from '../../src/infrastructure/database/embedded/startEmbeddedPostgres.ts';
import { type ClusterPlace, placeCluster } from '../../src/infrastructure/database/embedded-place/placeCluster.ts';
import { migrate } from '../../src/infrastructure/database/migrating/migrate.ts';
import { prepareDataDir } from '../../src/infrastructure/env/prepareDataDir.ts';
import { eventually } from '../eventually.ts';
import { silentLogger } from '../servers/silentLogger.ts';

const PORT = 5432;

export async function startReplica() {
  const directory = await mkdtemp(join(tmpdir(), 'fanfare-replica-'));
  const systemDir = join(directory, 'system');
  await prepareDataDir(directory);
  const setup = await startEmbeddedPostgres(directory, systemDir, silentLogger);
  await migrate(await createServerDatabase(setup.superuser, 'fanfare'));
  await setup.stop();

  const place = await placeCluster(directory, systemDir);
  const replica: ClusterPlace = { ...place, clusterDir: `${place.clusterDir}-r`, socketDir: `${place.clusterDir}-r` };
  await cp(place.clusterDir, replica.clusterDir, { recursive: true, preserveTimestamps: true });
  const { host, password } = setup.superuser;
  await writeFile(join(replica.clusterDir, 'standby.signal'), '');
  await appendFile(
    join(replica.clusterDir, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${host} port=${PORT} user=postgres password=${password}'\nwal_retrieve_retry_interval = 200\n`,
  );
  await takeOver(replica);

  const primary = await startEmbeddedPostgres(directory, systemDir, silentLogger);
  const admin = { ...primary.superuser, host: replica.socketDir ?? '' };

  async function start(): Promise<void> {
    await launchPostmaster(replica, PORT, join(directory, 'replica.log'), durable);
    await eventually(() => query('select 1'));
  }
  async function query(text: string): Promise<unknown[]> {
    const client = new pg.Client(admin);
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  }
  async function kill(): Promise<void> {
    const running = await readPostmasterPid(replica.clusterDir);
    if (running) process.kill(running.pid, 'SIGQUIT');
    await eventually(async () => {
      if ((await readPostmasterPid(replica.clusterDir)) !== null) throw new Error('The replica is still running.');
    });
  }

  await start();
  const config = { ...primary.superuser, user: 'fanfare', database: 'fanfare' };
  return {
    config,
    replica: { ...config, host: admin.host },
    query,
    start,
    kill,
    async stop() {
      await kill();
      await primary.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function takeOver({ clusterDir, user }: ClusterPlace): Promise<void> {
  await chmod(clusterDir, 0o700);
  if (!user) return;
  for (const entry of await readdir(clusterDir, { recursive: true })) await lchown(join(clusterDir, entry), user.uid, user.gid);
  await chown(clusterDir, user.uid, user.gid);
}
