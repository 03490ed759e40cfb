import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { createShellArchive } from './createShellArchive.ts';

const dayMs = 24 * 60 * 60 * 1000;
let directory = '';
before(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fanfare-shell-archive-'));
});
after(() => rm(directory, { recursive: true }));

test('a build is stored for 30 days after its replacement, not after its creation', async () => {
  const archiveDir = join(directory, 'archive');
  const keep = (files: string[]) => createShellArchive(directory, archiveDir).keep(files);
  const kept = async () => (await readdir(archiveDir)).toSorted();
  const age = async (file: string, days: number) => {
    const then = new Date(Date.now() - days * dayMs);
    await utimes(join(archiveDir, file), then, then);
  };
  for (const file of ['menu.1.js', 'menu.1.js.br', 'menu.2.js', 'menu.3.js']) await writeFile(join(directory, file), file);

  await keep(['menu.1.js', 'gone.js']);
  await age('menu.1.js', 40);
  await age('menu.1.js.br', 40);
  await keep(['menu.2.js']);
  expect(await kept()).toEqual(['current.json', 'menu.1.js', 'menu.1.js.br', 'menu.2.js']);

  await age('menu.1.js', 31);
  await age('menu.1.js.br', 29);
  await keep(['menu.3.js']);
  expect(await kept()).toEqual(['current.json', 'menu.1.js.br', 'menu.2.js', 'menu.3.js']);
});
