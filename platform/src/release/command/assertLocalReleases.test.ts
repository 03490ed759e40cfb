import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { expect } from 'expect';
import { workspaceDir } from '../../workspace/packageFacts.ts';

const command = path.join(workspaceDir, 'platform/src/commands/release.ts');

test('with a bucket, commands that would only change or read the local copy say what to do instead', async (context) => {
  const dir = await mkdtemp(path.join(tmpdir(), 'fanfare-release-'));
  context.after(() => rm(dir, { recursive: true }));
  const releasesDir = path.join(dir, 'releases');
  const run = (...args: string[]) =>
    new Promise<{ code: unknown; errors: string }>((resolve) => {
      const env = { ...process.env, RELEASES_DIR: releasesDir, STORAGE_URL: 's3://key:secret@s3.example.org/bucket' };
      execFile(process.execPath, [command, ...args], { env }, (error, _output, errors) =>
        resolve({ code: error?.code ?? 0, errors }),
      );
    });
  for (const [args, instead] of [
    [['mf-auth'], '--to'],
    [['rollback', 'mf-auth'], '--to'],
    [['history', 'mf-auth'], '--to'],
    [['report', '--all'], '--from'],
    [['token', 'mf-auth', '--for', 'anna'], 'pnpm storage token mf-auth anna'],
  ] as const) {
    const { code, errors } = await run(...args);
    expect([args, code]).toEqual([args, 1]);
    expect(errors).toContain('releases are in the bucket');
    expect(errors).toContain(instead);
    expect(errors).not.toContain('secret');
  }
  expect(existsSync(releasesDir)).toBe(false);
});
