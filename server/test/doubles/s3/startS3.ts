import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { StorageBucket } from '../../../src/infrastructure/env/Settings.ts';

const BUCKET = 'fanfare-test';
const KEY = 'S3RVER';

export async function startS3() {
  const directory = await mkdtemp(join(tmpdir(), 'fanfare-s3-'));
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    // It removes the slash after the bucket before it compares signatures of listings; S3 does not.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await server.run();
  const bucket: StorageBucket = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: BUCKET,
    region: 'us-east-1',
    accessKeyId: KEY,
    secretAccessKey: KEY,
  };
  return {
    bucket,
    url: `s3://${KEY}:${KEY}@127.0.0.1:${port}/${BUCKET}?tls=off`,
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
