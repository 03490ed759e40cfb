import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { expect } from 'expect';
import { namesOfSettings } from '../../testing/namesOfSettings.ts';

const workspace = new URL('../../../../', import.meta.url);

/** Names in the first column of the tables of a page. */
async function namesOn(page: string): Promise<string[]> {
  const rows = (await readFile(new URL(page, workspace), 'utf8')).split('\n').filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name ?? '')).sort();
}

test('the page of settings names every setting that is read, once, and no other', async () => {
  expect(await namesOn('docs/operations/settings.md')).toEqual(namesOfSettings());
});

test('the README names no server setting that does not exist', async () => {
  const ofOthers = ['SANDBOX_PORT', 'SANDBOX_SMTP_PORT'];
  const known = new Set([...namesOfSettings(), ...ofOthers]);
  expect((await namesOn('README.md')).filter((name) => !known.has(name))).toEqual([]);
});
