import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { extract } from 'tar-stream';
import { sha256 } from '../../crypto/sha256.ts';
import { sealedLength } from './archiveSeal.ts';
import { type BackupClosing, CLOSING_ENTRY, damaged, readClosing } from './BackupContent.ts';

export interface ArchiveEntry {
  name: string;
  content: Buffer;
}

const ENTRY_MAX_BYTES = 256 * 1024 * 1024;

/** Returns the last entry if every checksum matches. */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry, BackupClosing> {
  const length = await sealedLength(path);
  if (length === null) throw damaged();
  const archive = extract();
  const reading = pipeline(createReadStream(path, { end: length - 1 }), createZstdDecompress(), archive);
  reading.catch(() => undefined);
  const sums: Record<string, string> = {};
  let closing: BackupClosing | null = null;
  try {
    for await (const entry of archive) {
      const { name, size = 0 } = entry.header;
      if (closing || size > ENTRY_MAX_BYTES) throw damaged();
      const content = await readAll(entry);
      if (name === CLOSING_ENTRY) closing = readClosing(content);
      else {
        sums[name] = sha256(content).toString('hex');
        yield { name, content };
      }
    }
    await reading;
  } catch (error) {
    throw isOfContent(error) ? damaged(error) : error;
  } finally {
    archive.destroy();
  }
  if (!closing || !isSame(closing.checksums, sums)) throw damaged();
  return closing;
}

async function readAll(entry: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of entry) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function isSame(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}

/** Errors that come from neither the file system nor this code mean damage. */
function isOfContent(error: unknown): boolean {
  return !(error instanceof Error && (error.name === 'StartError' || 'syscall' in error));
}
