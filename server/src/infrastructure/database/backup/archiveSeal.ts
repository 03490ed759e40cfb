import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform } from 'node:stream';

const FRAME_HEAD = Buffer.from([0x50, 0x2a, 0x4d, 0x18, 32, 0, 0, 0]);
const SEAL_BYTES = FRAME_HEAD.length + 32;

/**
 * Adds a SHA-256 in a frame that zstd skips (RFC 8878, 3.1.2), because entry checksums do not cover bytes
 * between entries.
 */
export function createSealer(): Transform {
  const hash = createHash('sha256');
  return new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      done(null, Buffer.concat([FRAME_HEAD, hash.digest()]));
    },
  });
}

export async function sealedLength(path: string): Promise<number | null> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const length = size - SEAL_BYTES;
    if (length <= 0) return null;
    const seal = Buffer.alloc(SEAL_BYTES);
    await file.read(seal, 0, SEAL_BYTES, length);
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(path, { end: length - 1 })) hash.update(chunk);
    return seal.equals(Buffer.concat([FRAME_HEAD, hash.digest()])) ? length : null;
  } finally {
    await file.close();
  }
}
