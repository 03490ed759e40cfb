import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { aDocument, anEntry, someHash } from '../../testing/releases.ts';
import { aKey, openPage, withTicket } from '../../testing/signedPage.ts';
import { integrityOf } from '../verify/integrity.ts';
import { overrides } from './overrides.ts';
import { hashOf } from './tickets.ts';

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
  globalThis.fetch = jest.fn(async () => ({ ok: true, text: async () => JSON.stringify(answer()) }) as Response);
});

const ask = (text: string) => history.replaceState(null, '', `/?remote=${encodeURIComponent(text)}`);

test('loads a build of this machine, admits its files and stores the override in the tab', async () => {
  ask(`mf-a@${url}`);
  const { entries, problems } = await overrides.open(development);
  expect(problems).toEqual([]);
  expect(entries['mf-a']).toMatchObject({ url, fallbackUrl: '/r/mf-a/1.0.0-abc/mf-manifest.json', extras: { buildId: 'mine' } });
  expect(integrityOf('http://localhost:4103/remoteEntry.js')).toBe(someHash);
  expect(overrides.read()).toEqual({ 'mf-a': url });
  overrides.forget('mf-a');
  expect(overrides.read()).toEqual({});
});

test('reads the entry of a build from its release.json', async () => {
  const entry = { file: 'assets/entry.js', type: 'module' };
  answer.mockReturnValue({ ...facts, entry, files: { ...facts.files, 'assets/entry.js': someHash } });
  ask(`mf-a@${url}`);
  expect((await overrides.open(development)).entries['mf-a']?.extras.entry).toEqual(entry);
  overrides.forget('mf-a');
});

test.each([
  ['outside development', aDocument(development.microFrontends, { environment: 'production' }), `mf-a@${url}`],
  ['from another machine', development, 'mf-a@https://evil.example/mf-manifest.json'],
  ['from a URL that only starts like this machine', development, 'mf-a@http://localhost.evil.example/mf-manifest.json'],
  ['with an incomplete URL', development, 'mf-a@x'],
])('S11: %s an override is rejected without a request and removed', async (_, releases, text) => {
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
])('S11: rejects %s', async (_, changed) => {
  answer.mockReturnValue(changed);
  ask(`mf-a@${url}`);
  const { entries, problems } = await overrides.open(development);
  expect(entries).toEqual({});
  expect(problems).toEqual([expect.stringMatching(/^mf-a: /)]);
});

describe('with a ticket', () => {
  const released = '/r/mf-a/2.0.0-mine/mf-manifest.json';
  const production = aDocument({ 'mf-a': [anEntry('mf-a')] }, { environment: 'production' });
  const later = () => new Date(Date.now() + 60_000).toISOString();
  let key: CryptoKeyPair;
  let claims: { remote: string; until: string; facts: string; why?: string };
  beforeEach(async () => {
    key = await aKey();
    await openPage(null, { key, answer: JSON.stringify(facts) });
    claims = { remote: 'mf-a', until: later(), facts: await hashOf(JSON.stringify(facts)) };
  });

  test('loads a build of this server in any environment, under its own URL', async () => {
    const address = await withTicket(released, { ...claims, why: 'qa' }, key);
    ask(`mf-a@${address}`);
    const { entries, problems } = await overrides.open(production);
    expect(problems).toEqual([]);
    expect(entries['mf-a']).toMatchObject({ url: released, extras: { buildId: 'mine' } });
    expect(integrityOf('/r/mf-a/2.0.0-mine/remoteEntry.js')).toBe(someHash);
    expect(overrides.read()).toEqual({ 'mf-a': address });
  });

  test('S35: if builds have a separate origin, tickets use it, and files of the page are not admitted', async () => {
    const meta = document.createElement('meta');
    Object.assign(meta, { name: 'releases-origin', content: 'https://builds.example' });
    document.head.append(meta);
    ask(`mf-a@${await withTicket(released, claims, key)}`);
    const { entries, problems } = await overrides.open(production);
    expect(problems).toEqual([]);
    expect(entries['mf-a']?.url).toBe(`https://builds.example${released}`);
    expect(fetch).toHaveBeenCalledWith(new URL('https://builds.example/r/mf-a/2.0.0-mine/release.json'));
    expect(integrityOf('https://builds.example/r/mf-a/2.0.0-mine/remoteEntry.js')).toBe(someHash);
    meta.remove();
  });

  const stranger = aKey();
  test.each([
    ['by another key', async () => withTicket(released, claims, await stranger), 'Invalid link'],
    ['that has expired', () => withTicket(released, { ...claims, until: '2020-01-01T00:00:00.000Z' }, key), 'has expired'],
    ['without an expiry', () => withTicket(released, { ...claims, until: '' }, key), 'has expired'],
    ['of another remote', () => withTicket(released, { ...claims, remote: 'mf-b' }, key), 'Invalid link'],
    [
      'of another build',
      async () => (await withTicket(released, claims, key)).replace('2.0.0-mine', '1.0.0-old'),
      'Invalid link',
    ],
    ['for the same path elsewhere', async () => `https://evil.example${await withTicket(released, claims, key)}`, 'Invalid link'],
    [
      'that was signed for a path elsewhere',
      () => withTicket('https://evil.example/r/mf-a/2.0.0-mine/mf-manifest.json', claims, key),
      'Invalid link',
    ],
    ['with a changed purpose', async () => changed(await withTicket(released, { ...claims, why: 'qa' }, key)), 'Invalid link'],
    ['that is cut off', async () => (await withTicket(released, claims, key)).slice(0, -40), 'Invalid link'],
    ['that is empty', async () => `${released}#`, 'Invalid link'],
  ])('S11: rejects a ticket %s without a request', async (_, make, why) => {
    ask(`mf-a@${await make()}`);
    const { entries, problems } = await overrides.open(development);
    expect(entries).toEqual({});
    expect(problems).toEqual([expect.stringContaining(why)]);
    expect(fetch).not.toHaveBeenCalled();
    expect(overrides.read()).toEqual({});
  });

  test('S11: rejects a build whose hashes are not the signed ones', async () => {
    await openPage(null, { key, answer: JSON.stringify({ ...facts, files: { ...facts.files, 'x.js': someHash } }) });
    ask(`mf-a@${await withTicket(released, claims, key)}`);
    const { entries, problems } = await overrides.open(development);
    expect(entries).toEqual({});
    expect(problems).toEqual(['mf-a: The build does not match the link.']);
    expect(integrityOf('/r/mf-a/2.0.0-mine/x.js')).not.toBe(someHash);
  });

  function changed(address: string): string {
    const [url = '', encoded = ''] = address.split('#');
    return `${url}#${btoa(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')).replace('"qa"', '"as"'))}`;
  }
});
