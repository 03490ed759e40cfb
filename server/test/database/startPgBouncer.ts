import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort } from '../../src/infrastructure/database/embedded-place/findFreePort.ts';
import { findServiceUser } from '../../src/infrastructure/database/embedded-place/findServiceUser.ts';
import { eventually } from '../eventually.ts';

interface PgBouncer {
  through: (config: pg.ClientConfig) => pg.ClientConfig;
  stop: () => Promise<void>;
}

const places = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'].map((folder) =>
  join(folder, 'pgbouncer'),
);

export async function startPgBouncer(
  { host, port, user, password }: pg.ClientConfig,
  mode = 'transaction',
  poolSize = 6,
): Promise<PgBouncer> {
  const program = places.find((place) => existsSync(place));
  if (program === undefined) {
    throw new Error('PgBouncer is not installed. Install it (Debian: `apt-get install pgbouncer`), then run this test again.');
  }
  const directory = await mkdtemp(join(tmpdir(), 'fanfare-pgbouncer-'));
  await chmod(directory, 0o755);
  const ownPort = await findFreePort();
  const users = [...new Set([String(user), 'fanfare'])];
  await writeFile(join(directory, 'users.txt'), users.map((name) => `"${name}" "${password ?? ''}"\n`).join(''));
  await writeFile(
    join(directory, 'pgbouncer.ini'),
    `[databases]
* = host=${host} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = trust
auth_file = ${join(directory, 'users.txt')}
pool_mode = ${mode}
default_pool_size = ${poolSize}
max_client_conn = 2000
server_lifetime = 60
`,
  );
  const as = process.getuid?.() === 0 ? await findServiceUser() : null;
  const child = spawn(program, [join(directory, 'pgbouncer.ini')], {
    ...(as && { uid: as.uid, gid: as.gid }),
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const through = (config: pg.ClientConfig) => ({ ...config, host: '127.0.0.1', port: ownPort });
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended: ${log}`);
    const client = new pg.Client(through({ user: String(user), password, database: 'postgres' }));
    client.on('error', () => undefined);
    await client.connect();
    await client.end();
  });
  return {
    through,
    async stop() {
      child.kill('SIGKILL');
      await exited;
      await rm(directory, { recursive: true, force: true });
    },
  };
}
