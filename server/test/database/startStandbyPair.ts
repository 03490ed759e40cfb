import { existsSync, readdirSync } from 'node:fs';
import { appendFile, chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import pg from 'pg';
import { createServerDatabase } from '../../src/infrastructure/database/embedded/createServerDatabase.ts';
import { readPostmasterPid } from '../../src/infrastructure/database/embedded/readPostmasterPid.ts';
import { runBinary } from '../../src/infrastructure/database/embedded/runBinary.ts';
import { findFreePort } from '../../src/infrastructure/database/embedded-place/findFreePort.ts';
import { findServiceUser } from '../../src/infrastructure/database/embedded-place/findServiceUser.ts';
import { isRoot } from '../../src/infrastructure/env/isRoot.ts';
import { killPostmaster } from './killPostmaster.ts';

interface Node {
  dir: string;
  port: number;
}

const PASSWORD = 'password-of-the-pair';
const STANDBY = 'standby';

/** A primary and a synchronous standby of the PostgreSQL of this machine, which has `pg_basebackup`. */
export async function startStandbyPair() {
  const user = isRoot() ? await findServiceUser() : null;
  const directory = await mkdtemp(join(tmpdir(), 'fanfare-standby-'));
  await chmod(directory, 0o755);
  if (user) await chown(directory, user.uid, user.gid);
  const place = { binariesDir: dirname(findPrograms()), clusterDir: directory, socketDir: null, user };
  const nodes: [Node, Node] = [
    { dir: join(directory, 'a'), port: await findFreePort() },
    { dir: join(directory, 'b'), port: await findFreePort() },
  ];
  let [primary, other] = nodes;

  async function run(program: string, ...args: string[]): Promise<void> {
    const { code, output } = await runBinary(place, program, args);
    if (code !== 0) throw new Error(`${program} ended with ${code}: ${output}`);
  }
  const start = ({ dir, port }: Node) =>
    run('pg_ctl', '-D', dir, '-w', '-t', '120', '-o', `-p ${port}`, '-l', `${dir}.log`, 'start');
  const reach = ({ port }: Node) => ({ host: '127.0.0.1', port, user: 'postgres', password: PASSWORD, database: 'postgres' });

  async function query(node: Node, ...statements: string[]): Promise<Record<string, unknown>[]> {
    const client = new pg.Client(reach(node));
    client.on('error', () => undefined);
    await client.connect();
    try {
      let rows: Record<string, unknown>[] = [];
      for (const statement of statements) ({ rows } = await client.query(statement));
      return rows;
    } finally {
      await client.end();
    }
  }

  /** The last commit waits for the standby, and with it everything before. */
  async function addStandby(): Promise<void> {
    await rm(other.dir, { recursive: true, force: true });
    const source = `host=127.0.0.1 port=${primary.port} user=postgres password=${PASSWORD} application_name=${STANDBY}`;
    await run('pg_basebackup', '-d', source, '-D', other.dir, '-R', '-X', 'stream', '-c', 'fast');
    await start(other);
    await query(
      primary,
      `alter system set synchronous_standby_names = '${STANDBY}'`,
      'select pg_reload_conf()',
      'select pg_sleep(0.5)',
      'create table if not exists synchronised (at timestamptz)',
      'insert into synchronised values (now())',
    );
    const rows = await query(primary, 'select state, sync_state from pg_stat_replication');
    if (rows[0]?.sync_state !== 'sync') throw new Error(`The standby is not synchronous: ${JSON.stringify(rows)}`);
  }

  async function kill(node: Node): Promise<void> {
    const running = await readPostmasterPid(node.dir);
    if (running) await killPostmaster(running.pid);
  }

  const passwordFile = join(directory, 'password');
  await writeFile(passwordFile, PASSWORD);
  await run(
    'initdb',
    ...['-D', primary.dir, '-U', 'postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
    ...['--encoding=UTF8', '--locale=C'],
  );
  await appendFile(
    join(primary.dir, 'postgresql.conf'),
    `listen_addresses = '127.0.0.1'\nunix_socket_directories = ''\nmax_connections = 200\nwal_keep_size = '256MB'\n`,
  );
  await start(primary);
  const config = await createServerDatabase(reach(primary), 'fanfare');
  await addStandby();

  return {
    url: `postgres://fanfare:${PASSWORD}@${nodes.map(({ port }) => `127.0.0.1:${port}`).join()}/fanfare?target_session_attrs=read-write`,
    config,
    primaryPort: () => primary.port,
    killPrimary: () => kill(primary),
    /** The new primary accepts commits before it has a standby, as with Patroni's `synchronous_mode` that is not strict. */
    async promote(): Promise<void> {
      await run('pg_ctl', '-D', other.dir, '-w', '-t', '120', 'promote');
      [primary, other] = [other, primary];
    },
    addStandby,
    /** The killed primary, which does not know that it was replaced. */
    startOther: () => start(other),
    killOther: () => kill(other),
    async stop() {
      for (const node of nodes) await kill(node);
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function findPrograms(): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(delimiter)];
  const found = folders.find((folder) => ['initdb', 'pg_basebackup', 'pg_ctl'].every((name) => existsSync(join(folder, name))));
  if (found === undefined) {
    throw new Error(
      'PostgreSQL 15 or later with pg_basebackup is not installed. Install it (Debian: `apt-get install postgresql`), then run this test again.',
    );
  }
  return found;
}
