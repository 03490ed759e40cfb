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

test('what just fits passes', async () => {
  expect(await checkSizes(root, budget(101))).toMatchObject({ passed: 1, failed: 0 });
});

test('what is one byte too large fails and names the files', async () => {
  const { failed, output } = await checkSizes(root, budget(100));
  expect(failed).toBe(1);
  expect(output).toContain('the page: 101 bytes compressed, the budget is 100');
  expect(output).toContain('60 shell.1.js.br');
});

test('a pattern that meets nothing fails', async () => {
  expect(await checkSizes(root, budget(100, ['gone.*.br']))).toMatchObject({ passed: 0, failed: 1 });
});
