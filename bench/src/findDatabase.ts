import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';

export function findDatabase(productDirectory: string): pg.ClientConfig {
  const systemDir = path.join(productDirectory, 'system');
  const parents = [path.join(productDirectory, 'data'), ...listFolders(systemDir)];
  const pidFile = parents.map((parent) => path.join(parent, 'postgres/postmaster.pid')).find((file) => existsSync(file));
  if (pidFile === undefined) throw new Error('The database of the server was not found.');
  // Lines of postmaster.pid: pid, directory, start time, port, socket directory, address.
  const [, , , port, socketDir] = readFileSync(pidFile, 'utf8').split('\n');
  const password = readFileSync(path.join(productDirectory, 'data/postgres.password'), 'utf8').trim();
  return { host: socketDir || '127.0.0.1', port: Number(port), user: 'postgres', password };
}

function listFolders(directory: string): string[] {
  return existsSync(directory) ? readdirSync(directory).map((name) => path.join(directory, name)) : [];
}
