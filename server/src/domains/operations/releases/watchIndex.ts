import { unwatchFile, watchFile } from 'node:fs';
import path from 'node:path';

/** Polls, because shared directories send no file system events. */
const LOOK_EVERY_MS = 1_000;

export function watchIndex(releasesDir: string, onChange: () => void): () => void {
  const file = path.join(releasesDir, 'index.json');
  const onLook = (now: { mtimeMs: number }, before: { mtimeMs: number }) => {
    if (now.mtimeMs !== before.mtimeMs) onChange();
  };
  watchFile(file, { interval: LOOK_EVERY_MS, persistent: false }, onLook);
  return () => unwatchFile(file, onLook);
}
