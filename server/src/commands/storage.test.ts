import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { holderOf, openReleaseStore } from '@fanfare/releases';
import { expect } from 'expect';
import { createTestDatabase } from '../../test/database/createTestDatabase.ts';
import { startS3 } from '../../test/doubles/s3/startS3.ts';
import { databaseUrlOf } from '../../test/servers/launchServer.ts';
import { runServerCommand } from '../../test/servers/runServerCommand.ts';

test('pnpm storage moves the releases to the bucket and creates deploy tokens there', async (context) => {
  const own = await createTestDatabase();
  context.after(own.drop);
  const s3 = await startS3();
  context.after(s3.stop);
  const directory = await mkdtemp(join(tmpdir(), 'fanfare-storage-'));
  context.after(() => rm(directory, { recursive: true }));
  const releasesDir = join(directory, 'releases');
  await mkdir(join(releasesDir, 'mf-a', '1.0.0-one'), { recursive: true });
  await writeFile(join(releasesDir, 'mf-a', '1.0.0-one', 'release.json'), '{}');
  await openReleaseStore(releasesDir).change('mf-a', { kind: 'release', build: '1.0.0-one' }, 'a test');

  const environment = { DATABASE_URL: databaseUrlOf(own.config), RELEASES_DIR: releasesDir, STORAGE_URL: s3.url };
  expect((await runServerCommand('storage', ['move'], { ...environment, STORAGE_URL: '' })).errors).toContain(
    'STORAGE_URL is not set',
  );
  expect((await runServerCommand('storage', ['move'], environment)).output).toBe(
    'Copied builds: 1\nMoved uploaded files: 0, 0.0 MB\n',
  );
  expect((await runServerCommand('storage', ['move'], environment)).output).toContain('The bucket has releases already');

  const other = join(directory, 'other');
  const created = await runServerCommand('storage', ['token', 'mf-a', 'anna'], { ...environment, RELEASES_DIR: other });
  const token = created.output.trim();
  expect(token).toMatch(/^fdt_/);
  expect(openReleaseStore(other).readIndex().remotes).toEqual({ 'mf-a': ['1.0.0-one'] });
  expect(holderOf(openReleaseStore(other), 'mf-a', token)).toBe('anna');
});
