import { S3mini } from 's3mini';
import type { StorageBucket } from '../env/Settings.ts';
import type { ObjectStorage } from './ObjectStorage.ts';

/** The least that S3 accepts for all parts but the last. */
const PART_BYTES = 5 * 1024 * 1024;
const REQUEST_TIMEOUT_MS = 60_000;

export function openBucket({ endpoint, bucket, region, accessKeyId, secretAccessKey }: StorageBucket): ObjectStorage {
  const client = new S3mini({
    endpoint: `${endpoint}/${bucket}`,
    region,
    accessKeyId,
    secretAccessKey,
    minPartSize: PART_BYTES,
    requestAbortTimeout: REQUEST_TIMEOUT_MS,
  });

  async function writeInParts(key: string, pieces: AsyncIterator<Buffer>, first: Buffer, type: string): Promise<void> {
    const uploadId = await client.getMultipartUploadId(key, type);
    try {
      const parts = [await client.uploadPart(key, uploadId, first, 1)];
      for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
        parts.push(await client.uploadPart(key, uploadId, next.value, parts.length + 1));
      }
      await client.completeMultipartUpload(key, uploadId, parts);
    } catch (error) {
      await client.abortMultipartUpload(key, uploadId).catch(() => undefined);
      throw error;
    }
  }

  return {
    async write(key, chunks, type) {
      const pieces = inParts(chunks);
      const { value: first = Buffer.alloc(0) } = await pieces.next();
      if (first.length < PART_BYTES) await client.putObject(key, first, type);
      else await writeInParts(key, pieces, first, type);
    },

    async *read(key, from, to) {
      const { body } = await client.getObjectRaw(key, false, from, to + 1);
      if (body) yield* body;
    },

    async readWhole(key) {
      const bytes = await client.getObjectArrayBuffer(key);
      return bytes === null ? null : Buffer.from(bytes);
    },

    etagOf: (key) => client.getEtag(key),

    async list(prefix) {
      const found = (await client.listObjects('/', prefix)) ?? [];
      return found.map(({ Key: key, ETag: etag }) => ({ key, etag: client.sanitizeETag(etag) }));
    },

    async remove(keys) {
      if (keys.length === 0) return;
      const removed = await client.deleteObjects([...keys]);
      if (removed.includes(false)) throw new Error('The bucket did not remove all objects.');
    },
  };
}

/** All parts but the last have the same size, because some services require it. */
async function* inParts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, undefined> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < PART_BYTES) continue;
    let joined = Buffer.concat(waiting);
    for (; joined.length >= PART_BYTES; joined = joined.subarray(PART_BYTES)) yield joined.subarray(0, PART_BYTES);
    waiting = [joined];
    size = joined.length;
  }
  if (size > 0) yield Buffer.concat(waiting);
}
