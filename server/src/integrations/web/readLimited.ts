import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

const decoders: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

export async function readLimited(body: Readable, encoding: string, maxBytes: number): Promise<string | null> {
  body.on('error', () => undefined);
  const name = encoding.trim().toLowerCase();
  const createDecoder = decoders[name];
  if (name !== '' && name !== 'identity' && !createDecoder) {
    body.destroy();
    return null;
  }
  const stream = createDecoder ? pipeline(body, createDecoder(), () => undefined) : body;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > maxBytes) {
      body.destroy();
      return null;
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
