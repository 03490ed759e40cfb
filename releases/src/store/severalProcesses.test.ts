import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { expect } from 'expect';
import { aBuild, emptyStore } from '../testing/aBuild.ts';

const releaseOne = path.join(import.meta.dirname, '../testing/releaseOne.ts');

test('two processes release two remotes concurrently, with all changes in the log', async () => {
  const store = emptyStore();
  const ids = Array.from({ length: 10 }, (_, at) => `b${at}`);
  const release = (remote: string) =>
    promisify(execFile)(process.execPath, [releaseOne, store.dir, remote, ...ids.map((id) => aBuild(remote, '1.0.0', id))]);
  await Promise.all([release('mf-a'), release('mf-b')]);
  const builds = ids.map((id) => `1.0.0-${id}`);
  expect(store.readIndex()).toMatchObject({ seq: 40, remotes: { 'mf-a': builds, 'mf-b': builds } });
  const lines = [...store.history('mf-a'), ...store.history('mf-b')];
  expect(lines.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
  expect(new Set(lines.map(({ by }) => by)).size).toBe(2);
  expect(existsSync(path.join(store.dir, 'index.lock'))).toBe(false);
});
