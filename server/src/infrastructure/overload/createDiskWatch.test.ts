import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { expect } from 'expect';
import { eventually } from '../../../test/eventually.ts';
import { createLogger } from '../logger/createLogger.ts';
import { createDiskWatch } from './createDiskWatch.ts';
import { BALLAST_BYTES } from './reserveDiskSpace.ts';

test('F17: disk space is reserved while available, and released for a stop on a full disk', async (context) => {
  const path = await mkdtemp(join(tmpdir(), 'fanfare-ballast-'));
  context.after(() => rm(path, { recursive: true, force: true }));
  const ballast = join(path, 'ballast');
  const watch = (minFreeBytes: number) => createDiskWatch({ path, minFreeBytes }, createLogger('silent'));

  const roomy = watch(1);
  await roomy.start();
  await eventually(async () => {
    const { size, blocks } = await stat(ballast);
    expect([size, blocks * 512 >= BALLAST_BYTES]).toEqual([BALLAST_BYTES, true]);
  });
  await roomy.stop();
  expect(existsSync(ballast)).toBe(true);

  const full = watch(Number.MAX_SAFE_INTEGER);
  await full.start();
  expect([full.isFull(), existsSync(ballast)]).toEqual([true, true]);
  await full.stop();
  expect(existsSync(ballast)).toBe(false);
});
