import { test } from 'node:test';
import { expect } from 'expect';
import { SettingReader } from '../SettingReader.ts';
import { readBucket } from './readBucket.ts';

test('STORAGE_URL names the service, the bucket and its key', () => {
  const reader = new SettingReader({ STORAGE_URL: 's3://key:a%2Fb@127.0.0.1:9000/files?region=eu-1&tls=off' });
  expect(readBucket(reader)).toEqual({
    endpoint: 'http://127.0.0.1:9000',
    bucket: 'files',
    region: 'eu-1',
    accessKeyId: 'key',
    secretAccessKey: 'a/b',
  });
  expect(readBucket(new SettingReader({ STORAGE_URL: 's3://k:s@s3.example.org/files' }))).toMatchObject({
    endpoint: 'https://s3.example.org',
    region: 'us-east-1',
  });
  expect(readBucket(new SettingReader({}))).toBeNull();
});

test('a problem with STORAGE_URL never shows the secret', () => {
  for (const text of [
    's3://s3.example.org/files',
    'https://k:canary@s3/files',
    's3://k:canary@s3/files?acl=public',
    's3://k:canary@s3/',
  ]) {
    const reader = new SettingReader({ STORAGE_URL: text });
    expect(readBucket(reader)).toBeNull();
    expect(reader.problems).toEqual([expect.stringContaining('STORAGE_URL')]);
    expect(reader.problems.join()).not.toContain('canary');
  }
});
