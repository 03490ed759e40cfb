import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, test } from 'node:test';
import { expect } from 'expect';
import { removeStaleFiles } from './removeStaleFiles.ts';

const dirs: string[] = [];
afterEach(() => {
  for (const dir of dirs.splice(0)) rmSync(dir, { recursive: true });
});

function aBuild(names: readonly string[], facts?: object): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'fanfare-build-'));
  dirs.push(dir);
  for (const name of names) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), '');
  }
  if (facts) writeFileSync(path.join(dir, 'release.json'), JSON.stringify(facts));
  return dir;
}

test('files that release.json does not list are removed, with what was made of them', () => {
  const listed = ['one.abc.js', 'one.abc.js.br', 'one.abc.js.map', 'mf-manifest.json', 'mf-manifest.json.gz'];
  const dist = aBuild([...listed, 'one.def.js', 'one.def.js.gz', 'one.def.js.map', 'storybook/index.html'], {
    files: { 'one.abc.js': 'sha384-1', 'mf-manifest.json': 'sha384-2' },
  });
  removeStaleFiles(dist);
  expect(readdirSync(dist).sort()).toEqual([...listed, 'release.json', 'storybook'].sort());
});

test('without release.json nothing is removed', () => {
  const dist = aBuild(['one.abc.js']);
  removeStaleFiles(dist);
  expect(readdirSync(dist)).toEqual(['one.abc.js']);
});
