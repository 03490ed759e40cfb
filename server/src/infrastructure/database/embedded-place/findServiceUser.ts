import { readFile } from 'node:fs/promises';
import { StartError } from '../../env/StartError.ts';

export interface ServiceUser {
  name: string;
  uid: number;
  gid: number;
}

/** Tried in this order. A system user `fanfare` separates the files from those of other programs. */
const candidates = ['fanfare', 'postgres', 'nobody'];

/** PostgreSQL refuses to run as root. */
export async function findServiceUser(passwdPath = '/etc/passwd'): Promise<ServiceUser> {
  const lines = (await readFile(passwdPath, 'utf8')).split('\n').map((line) => line.split(':'));
  for (const candidate of candidates) {
    const [name, , uid, gid] = lines.find(([entry]) => entry === candidate) ?? [];
    if (name !== undefined) return { name, uid: Number(uid), gid: Number(gid) };
  }
  throw new StartError([
    `PostgreSQL does not run as root, and none of the users ${candidates.join(', ')} exists. Create one, or set DATABASE_URL.`,
  ]);
}
