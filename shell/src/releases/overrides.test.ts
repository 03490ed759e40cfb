import { beforeEach, expect, jest, test } from '@jest/globals';
import { aDocument, anEntry, someHash } from '../testing/releases.ts';
import { integrityOf } from './integrity.ts';
import { overrides } from './overrides.ts';

const url = 'http://localhost:4103/mf-manifest.json';
const development = aDocument({ 'mf-a': [anEntry('mf-a')] }, { environment: 'development' });
const { name, title, contract, owner, routes } = anEntry('mf-a').extras;
const facts = {
  version: '2.0.0',
  buildId: 'mine',
  globalName: 'mf_a__mine',
  manifest: { name, title, contract, owner, routes },
  files: { 'remoteEntry.js': someHash, 'mf-manifest.json': someHash },
};

const answer = jest.fn<() => unknown>();
beforeEach(() => {
  answer.mockReset().mockReturnValue(facts);
  globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => answer() }) as Response);
});

const ask = (text: string) => history.replaceState(null, '', `/?remote=${encodeURIComponent(text)}`);

test('a build of this machine is taken, its files are admitted, and the tab keeps it', async () => {
  ask(`mf-a@${url}`);
  const { entries, problems } = await overrides.open(development);
  expect(problems).toEqual([]);
  expect(entries['mf-a']).toMatchObject({ url, fallbackUrl: '/r/mf-a/1.0.0-abc/mf-manifest.json', extras: { buildId: 'mine' } });
  expect(integrityOf('http://localhost:4103/remoteEntry.js')).toBe(someHash);
  expect(overrides.read()).toEqual({ 'mf-a': url });
  overrides.forget('mf-a');
  expect(overrides.read()).toEqual({});
});

test.each([
  ['outside development', aDocument(development.microFrontends, { environment: 'production' }), `mf-a@${url}`],
  ['from another machine', development, 'mf-a@https://evil.example/mf-manifest.json'],
  ['from an address that only begins like this machine', development, 'mf-a@http://localhost.evil.example/mf-manifest.json'],
  ['with half an address', development, 'mf-a@x'],
])('S11: %s it is refused, nothing is asked for, and it is forgotten', async (_, releases, text) => {
  ask(text);
  const { entries, problems } = await overrides.open(releases);
  expect(entries).toEqual({});
  expect(problems).toHaveLength(1);
  expect(fetch).not.toHaveBeenCalled();
  expect(overrides.read()).toEqual({});
});

test.each([
  ['a build without hashes', { ...facts, files: {} }],
  ['a build of another remote', { ...facts, manifest: { ...facts.manifest, name: 'mf-b' } }],
])('S11: %s is refused', async (_, changed) => {
  answer.mockReturnValue(changed);
  ask(`mf-a@${url}`);
  const { entries, problems } = await overrides.open(development);
  expect(entries).toEqual({});
  expect(problems).toEqual([expect.stringMatching(/^mf-a: /)]);
});
