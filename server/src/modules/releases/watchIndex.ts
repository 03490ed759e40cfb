import { unwatchFile, watchFile } from 'node:fs';
import path from 'node:path';

/** Looked at this often, and not by events of the file system, which shared directories of several machines do not send. */
const LOOK_EVERY_MS = 1_000;

/**
 * Tells when what is live has changed, whoever changed it: this server, a command on this machine, another server on the same directory.
 * @returns how to stop
 */
export function watchIndex(releasesDir: string, onChange: () => void): () => void {
  const file = path.join(releasesDir, 'index.json');
  const onLook = (now: { mtimeMs: number }, before: { mtimeMs: number }) => {
    if (now.mtimeMs !== before.mtimeMs) onChange();
  };
  watchFile(file, { interval: LOOK_EVERY_MS, persistent: false }, onLook);
  return () => unwatchFile(file, onLook);
}
