import { open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Reserves disk space, so that a database on a full disk can stop cleanly. */
export interface Ballast {
  keep: () => Promise<void>;
  drop: () => Promise<void>;
}

export const BALLAST_BYTES = 32 * 1024 * 1024;
const PIECE_BYTES = 1024 * 1024;

export function reserveDiskSpace(directory: string): Ballast {
  const path = join(directory, 'ballast');
  let isKept = false;

  return {
    async keep() {
      if (isKept) return;
      isKept = true;
      const known = await stat(path).catch(() => null);
      if (known?.size !== BALLAST_BYTES) await fill(path);
    },
    async drop() {
      isKept = false;
      await rm(path, { force: true });
    },
  };
}

async function fill(path: string): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    const piece = Buffer.alloc(PIECE_BYTES);
    for (let written = 0; written < BALLAST_BYTES; written += PIECE_BYTES) await file.write(piece);
  } finally {
    await file.close();
  }
}
