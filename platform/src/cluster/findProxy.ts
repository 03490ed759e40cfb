import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Debian installs it outside of the PATH of most users. */
const SYSTEM_DIRECTORIES = ['/usr/local/sbin', '/usr/sbin', '/opt/homebrew/bin'];

export const PROXY_MISSING =
  'HAProxy is not installed. It distributes requests to the processes. Install it (Debian and Ubuntu: apt-get install haproxy, macOS: brew install haproxy), or start one process with pnpm start.';

/** @returns the path of HAProxy, or null */
export function findProxy(searched = process.env.PATH ?? ''): string | null {
  for (const directory of [...searched.split(path.delimiter).filter(Boolean), ...SYSTEM_DIRECTORIES]) {
    const found = path.join(directory, 'haproxy');
    try {
      accessSync(found, constants.X_OK);
      return found;
    } catch {}
  }
  return null;
}
