import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Debian installs servers outside of the PATH of most users. */
const SYSTEM_DIRECTORIES = ['/usr/local/bin', '/usr/local/sbin', '/usr/sbin', '/opt/homebrew/bin'];

export const PROXY_MISSING =
  'HAProxy is not installed. It distributes requests to the processes. Install it (Debian and Ubuntu: apt-get install haproxy, macOS: brew install haproxy), or start one process with pnpm start.';

export const JOURNAL_MISSING =
  'nats-server is not installed. It stores the journal. Install it (Debian and Ubuntu: apt-get install nats-server, macOS: brew install nats-server), or leave out --journal.';

export const findProxy = (searched?: string) => findProgram('haproxy', searched);

/** @returns its path, or null */
export function findProgram(name: string, searched = process.env.PATH ?? ''): string | null {
  for (const directory of [...searched.split(path.delimiter).filter(Boolean), ...SYSTEM_DIRECTORIES]) {
    const found = path.join(directory, name);
    try {
      accessSync(found, constants.X_OK);
      return found;
    } catch {}
  }
  return null;
}
