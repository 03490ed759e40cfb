import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { expect } from 'expect';
import { workspaceDir } from '../workspace/packageFacts.ts';

// The product brief names its packages and its top-level folders.

const browserLibraries = [
  'react',
  'react-dom',
  'react-router-dom',
  'redux',
  '@reduxjs/toolkit',
  'socket.io-client',
  'reactflow',
  'styled-components',
  'axios',
  '@testing-library/react',
];
const tools = ['webpack', '@module-federation/enhanced', 'jest'];

const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: workspaceDir, exclude: (entry) => path.basename(entry) === 'node_modules' });
const read = (file: string) => readFileSync(path.join(workspaceDir, file), 'utf8');

test('every package of the brief is declared and imported under its name', () => {
  const manifests = filesOf('*/package.json').map(read);
  const declared = (name: string) => manifests.some((manifest) => manifest.includes(`"${name}": "catalog:"`));
  expect([...browserLibraries, ...tools].filter((name) => !declared(name))).toEqual([]);

  const sources = filesOf('{shell,shared,mf-*,platform}/src/**/*.{ts,tsx}')
    .filter((file) => !file.endsWith('namedPackages.test.ts'))
    .map(read);
  const imported = (name: string) => sources.some((source) => new RegExp(`(from|import\\() ?'${name}(/[^']*)?'`).test(source));
  expect([...browserLibraries, 'webpack', '@module-federation/enhanced'].filter((name) => !imported(name))).toEqual([]);
});

test('every package of the brief has a folder at the top level', () => {
  const remotes = ['mf-auth', 'mf-dashboard', 'mf-flow-builder', 'mf-webhooks', 'mf-analytics'];
  const files = [
    'package.json',
    'pnpm-workspace.yaml',
    'README.md',
    ...['shell', ...remotes, 'shared'].map((dir) => `${dir}/package.json`),
  ];
  expect(files.filter((file) => !existsSync(path.join(workspaceDir, file)))).toEqual([]);
});
