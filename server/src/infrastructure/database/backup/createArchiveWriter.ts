import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import { pack } from 'tar-stream';
import { sha256 } from '../../crypto/sha256.ts';
import { createSealer } from './archiveSeal.ts';

export interface ArchiveWriter {
  add: (name: string, content: Buffer) => Promise<void>;
  checksums: () => Record<string, string>;
  finish: () => Promise<void>;
  abandon: () => Promise<void>;
}

/** A tar archive in zstd, readable only by its owner. */
export function createArchiveWriter(path: string): ArchiveWriter {
  const scratch = `${path}.partial`;
  const archive = pack();
  const written = pipeline(
    archive,
    createZstdCompress(),
    createSealer(),
    createWriteStream(scratch, { mode: 0o600, flush: true }),
  );
  // `finish` handles it; an earlier failure must not end the process.
  written.catch(() => undefined);
  const sums: Record<string, string> = {};

  return {
    async add(name, content) {
      sums[name] = sha256(content).toString('hex');
      const added = new Promise<void>((resolve, reject) => {
        archive.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()));
      });
      await Promise.race([added, written]);
    },
    checksums: () => ({ ...sums }),
    async finish() {
      archive.finalize();
      await written;
      await rename(scratch, path);
      await syncDirectory(dirname(path));
    },
    async abandon() {
      archive.destroy();
      await written.catch(() => undefined);
      await rm(scratch, { force: true });
    },
  };
}

async function syncDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
