import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { checkSizes } from './checkSizes.ts';

let root = '';
before(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'fanfare-sizes-'));
  await writeFile(path.join(root, 'shell.1.js.br'), 'x'.repeat(60));
  await writeFile(path.join(root, '2.js.br'), 'x'.repeat(41));
});
after(() => rm(root, { recursive: true }));

const budget = (atMost: number, files = ['*.js.br']) => [{ what: 'the page', files, atMost }];

test('a file at the limit passes', () => {
  expect(checkSizes(root, budget(101))).toEqual({ problems: [] });
});

test('one byte too much fails and lists the files', () => {
  const { problems } = checkSizes(root, budget(100));
  expect(problems).toEqual([expect.stringMatching(/^the page: 101 bytes compressed, the budget is 100 .* 60 shell\.1\.js\.br/s)]);
});

test('a pattern that matches nothing fails', () => {
  expect(checkSizes(root, budget(100, ['gone.*.br'])).problems).toHaveLength(1);
});

test('which hashes a build has does not change the size of its entry', () => {
  const sizes = ['first', 'second'].map((build) => {
    const hashes = Array.from({ length: 20 }, (_, n) => createHash('sha256').update(`${build} ${n}`).digest('hex').slice(0, 10));
    writeFileSync(path.join(root, 'remoteEntry.js'), `load(${JSON.stringify(hashes)});`);
    writeFileSync(path.join(root, 'remoteEntry.js.br'), '');
    return checkSizes(root, budget(0, ['remoteEntry.js.br'])).problems;
  });
  expect(sizes[0]).toEqual([expect.stringMatching(/ 1\d\d bytes compressed/)]);
  expect(sizes[0]).toEqual(sizes[1]);
});
