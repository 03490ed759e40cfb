import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { expect } from 'expect';
import { workspaceDir } from './packageFacts.ts';
import { consumedModules, lazyChunk, lazySingletons, sharedNames } from './sharedModules.ts';

const federation = path.join(workspaceDir, 'shell/src/federation');

test('the shell provides every module that remotes are built to take from it', () => {
  const source = ['sharedModules.ts', 'lazySharedModules.ts']
    .map((file) => readFileSync(path.join(federation, file), 'utf8'))
    .join('');
  const provided = [...source.matchAll(/^ {2}'?([@\w/-]+)'?(?:,$|: )|'(react\/jsx-dev-runtime)': \(\)/gm)];
  expect(provided.map(([, eager, lazy]) => eager ?? lazy).sort()).toEqual(sharedNames(true).sort());
});

test('the shell has lazy shared modules in chunks of the names by which its build finds their files', () => {
  const source = readFileSync(path.join(federation, 'lazySharedModules.ts'), 'utf8');
  for (const name of lazySingletons) expect(source).toContain(`import(/* webpackChunkName: "${lazyChunk(name)}" */ '${name}')`);
});

test('a remote takes every shared module from the shell, at the version it was built with or a later one', () => {
  const consumed = consumedModules(false, () => '1.2.3');
  expect(Object.keys(consumed)).toEqual(sharedNames(false));
  expect(consumed.react).toMatchObject({ singleton: true, strictVersion: true, requiredVersion: '^1.2.3', import: false });
});

test('versions that the federation runtime compares unreliably cannot be shared', () => {
  for (const version of ['0.9.0', '1.0.0-beta.1']) expect(() => consumedModules(false, () => version)).toThrow(version);
});
