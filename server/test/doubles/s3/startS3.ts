import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { StorageBucket } from '../../../src/infrastructure/env/Settings.ts';
import { findSignatureProblem } from './findSignatureProblem.ts';

const BUCKET = 'fanfare-test';
const signing = { accessKeyId: 'S3RVER', secretAccessKey: 'a/secret+of 40=characters', region: 'eu-central-1' };

export async function startS3() {
  const directory = await mkdtemp(join(tmpdir(), 'fanfare-s3-'));
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    // It removes the slash after the bucket before it compares signatures of listings, and S3 does not.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: BUCKET }],
  });
  server.middleware.unshift(async (context, next) => {
    const { method = '', url = '', headers } = context.req;
    const problem = findSignatureProblem({ method, url, headers: flat(headers) }, signing, Date.now());
    if (problem === null) return next();
    context.status = 403;
    context.type = 'application/xml';
    context.body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${problem}</Code></Error>`;
  });
  const { port } = await server.run();
  const bucket: StorageBucket = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: BUCKET,
    ...signing,
  };
  const { accessKeyId, secretAccessKey, region } = signing;
  return {
    bucket,
    url: `s3://${accessKeyId}:${encodeURIComponent(secretAccessKey)}@127.0.0.1:${port}/${BUCKET}?tls=off&region=${region}`,
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function flat(headers: IncomingHttpHeaders): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value?.toString()]));
}
