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

test('files of an earlier build do not count', async () => {
  const dist = await mkdtemp(path.join(root, 'dist-'));
  for (const name of ['1.new.js.br', '1.old.js.br']) await writeFile(path.join(dist, name), 'x'.repeat(50));
  await writeFile(path.join(dist, 'release.json'), JSON.stringify({ files: { '1.new.js': 'sha384-x' } }));
  expect(checkSizes(root, budget(50, [`${path.basename(dist)}/*.js.br`]))).toEqual({ problems: [] });
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
