import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ServiceUser } from './findServiceUser.ts';

export async function canReach(user: ServiceUser, path: string): Promise<boolean> {
  for (let directory = dirname(path); ; directory = dirname(directory)) {
    const { mode, uid, gid } = await stat(directory);
    const executeBit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & executeBit) === 0) return false;
    if (directory === dirname(directory)) return true;
  }
}
