import { type ChildProcess, spawn } from 'node:child_process';
import { chown, open } from 'node:fs/promises';
import { join } from 'node:path';
import { noBinaries } from '../embedded-place/findBinaries.ts';
import type { ClusterPlace } from '../embedded-place/placeCluster.ts';

export interface Postmaster {
  pid: number | undefined;
  exitCode: () => number | null;
}

export type Durability = Readonly<Record<'fsync' | 'full_page_writes' | 'synchronous_commit', 'on' | 'off'>> & {
  max_connections?: string;
};

export const durable: Durability = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' };

const serverSettings = {
  log_checkpoints: 'off',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_timezone: 'UTC',
  max_connections: '200',
  timezone: 'UTC',
};

/** Has its own process group: Ctrl-C reaches only the server, which stops the database after its own work. */
export async function launchPostmaster(
  place: ClusterPlace,
  port: number,
  logPath: string,
  durability: Durability,
): Promise<Postmaster> {
  const log = await open(logPath, 'w', 0o600);
  try {
    if (place.user) await chown(logPath, place.user.uid, place.user.gid);
    const listen = place.socketDir === null ? '127.0.0.1' : '';
    const options = Object.entries({
      ...serverSettings,
      ...durability,
      listen_addresses: listen,
      unix_socket_directories: place.socketDir ?? '',
    });
    const child = spawn(
      join(place.binariesDir, 'bin', 'postgres'),
      ['-D', place.clusterDir, '-p', String(port), ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      {
        ...(place.user && { uid: place.user.uid, gid: place.user.gid }),
        cwd: '/',
        detached: true,
        env: { PATH: process.env.PATH, LC_ALL: 'C' },
        stdio: ['ignore', log.fd, log.fd],
      },
    );
    await hasSpawned(child);
    child.unref();
    return { pid: child.pid, exitCode: () => child.exitCode ?? (child.signalCode === null ? null : -1) };
  } finally {
    await log.close();
  }
}

function hasSpawned(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', (error) => reject(noBinaries(error)));
  });
}
