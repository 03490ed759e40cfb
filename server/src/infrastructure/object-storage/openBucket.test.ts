import { randomBytes } from 'node:crypto';
import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { startS3 } from '../../../test/doubles/s3/startS3.ts';
import type { ObjectStorage } from './ObjectStorage.ts';
import { openBucket } from './openBucket.ts';

let s3: Awaited<ReturnType<typeof startS3>>;
let bucket: ObjectStorage;
before(async () => {
  s3 = await startS3();
  bucket = openBucket(s3.bucket);
});
after(() => s3.stop());

async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function readAll(key: string, from: number, to: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bucket.read(key, from, to)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

test('an object is written from chunks and read in ranges, below and above the size of a part', async () => {
  for (const size of [1, 70_000, 12_000_000]) {
    const bytes = randomBytes(size);
    const key = `objects/${size}`;
    await bucket.write(key, inChunks(bytes, 65_536), 'video/mp4');
    expect((await bucket.readWhole(key))?.equals(bytes)).toBe(true);
    expect((await readAll(key, 0, size - 1)).equals(bytes)).toBe(true);
    const [from, to] = [Math.floor(size / 3), Math.floor(size / 2)];
    expect((await readAll(key, from, to)).equals(bytes.subarray(from, to + 1))).toBe(true);
  }
});

test('an interrupted upload leaves no object', async () => {
  async function* interrupted(): AsyncGenerator<Buffer> {
    yield randomBytes(6_000_000);
    throw new Error('the sender disappeared');
  }
  await expect(bucket.write('interrupted/file', interrupted(), 'video/mp4')).rejects.toThrow('the sender disappeared');
  expect(await bucket.readWhole('interrupted/file')).toBeNull();
  expect(await bucket.list('interrupted/')).toEqual([]);
});

test('objects are listed by prefix with their version, and removed', async () => {
  for (const name of ['a/1', 'a/b/2', 'c/3']) await bucket.write(`listed/${name}`, inChunks(Buffer.from(name), 9), 'text/plain');
  const before = await bucket.etagOf('listed/a/1');
  expect((await bucket.list('listed/a/')).map(({ key }) => key).sort()).toEqual(['listed/a/1', 'listed/a/b/2']);
  expect((await bucket.list('listed/a/')).find(({ key }) => key === 'listed/a/1')?.etag).toBe(before);
  await bucket.write('listed/a/1', inChunks(Buffer.from('changed'), 9), 'text/plain');
  expect(await bucket.etagOf('listed/a/1')).not.toBe(before);
  await bucket.remove(['listed/a/1', 'listed/never']);
  expect(await bucket.etagOf('listed/a/1')).toBeNull();
  await expect(readAll('listed/a/1', 0, 1)).rejects.toThrow();
});

test('a request with a wrong key is refused', async () => {
  const key = 'signed/file';
  await bucket.write(key, inChunks(Buffer.from('content'), 9), 'text/plain');
  for (const wrong of [{ secretAccessKey: 'wrong' }, { accessKeyId: 'wrong' }, { region: 'us-west-1' }]) {
    const other = openBucket({ ...s3.bucket, ...wrong });
    await expect(other.write(key, inChunks(Buffer.from('changed'), 9), 'text/plain')).rejects.toThrow();
    await expect(other.write(`${key}/large`, inChunks(randomBytes(6_000_000), 65_536), 'text/plain')).rejects.toThrow();
    await expect(other.list('signed/')).rejects.toThrow();
    await expect(other.readWhole(key)).rejects.toThrow();
    await expect(other.remove([key])).rejects.toThrow();
  }
  expect((await bucket.readWhole(key))?.toString()).toBe('content');
  expect((await bucket.list('signed/')).map((each) => each.key)).toEqual([key]);
});

test('keys and prefixes with special characters are signed as they are sent', async () => {
  for (const name of ['a+b c', 'ünï~', 'a%2Fb=c']) {
    await bucket.write(`special/${name}`, inChunks(Buffer.from(name), 9), 'text/plain');
    expect((await bucket.readWhole(`special/${name}`))?.toString()).toBe(name);
    expect((await bucket.list(`special/${name}`)).map(({ key }) => key)).toEqual([`special/${name}`]);
  }
});
