import type { ReleaseDocument } from '@fanfare/shared/contracts';
import { beforeAll, expect, test } from '@jest/globals';
import { aDocument, anEntry } from '../../testing/releases.ts';
import { aKey, openPage, signed as signDocument } from '../../testing/signedPage.ts';
import { integrityOf } from '../verify/integrity.ts';
import { openReleases } from './openReleases.ts';

let keys: CryptoKeyPair;
let others: CryptoKeyPair;
beforeAll(async () => {
  keys = await aKey();
  others = await aKey();
});

const signed = (document: ReleaseDocument, key = keys, kid?: string) => signDocument(document, key, kid);
const page = (text: string | null, { key = keys, ...rest }: { answer?: string; key?: CryptoKeyPair } = {}) =>
  openPage(text, { key, ...rest });

const a = { 'mf-a': [anEntry('mf-a')] };

test('S11: uses the signed document of the page and admits its files', async () => {
  await page(await signed(aDocument(a)));
  const { releases, problems } = await openReleases();
  expect(releases.seq).toBe(3);
  expect(problems).toEqual([]);
  expect(integrityOf('/r/mf-a/1.0.0-abc/remoteEntry.js')).toMatch(/^sha384-x/);
  expect(integrityOf('/r/mf-a/1.0.0-abc/other.js')).toBe(`sha384-${'A'.repeat(64)}`);
});

test.each([
  ['a changed byte', async () => (await signed(aDocument(a))).replace('"Part X"', '"Part Y"')],
  ['another key', () => signed(aDocument(a), others)],
  ['no signature', async () => JSON.stringify({ ...aDocument(a), signature: undefined })],
  ['an expired one', () => signed(aDocument(a, { expiresAt: '2020-01-01T00:00:00.000Z' }))],
  ['another schema', () => signed({ ...aDocument(a), schema: 'release-document-9' as 'release-document-1' })],
  ['another contract', () => signed(aDocument(a, { shell: { contract: 2 } }))],
  ['not JSON', async () => '{'],
])('S11: rejects %s and asks the server', async (_, make) => {
  await page(await make());
  await expect(openReleases()).rejects.toThrow(
    /^release document of the page: .+; release document of the server: Failed to fetch$/,
  );
  await page(await make(), { answer: await signed(aDocument(a, { seq: 4 })) });
  expect((await openReleases()).releases.seq).toBe(4);
});

test('S11: rejects a document older than the last one seen, unless it is a rollback of that one', async () => {
  await page(await signed(aDocument(a, { seq: 9 })));
  await openReleases();
  await page(await signed(aDocument(a, { seq: 8 })));
  const { releases, problems } = await openReleases();
  expect(releases.seq).toBe(9);
  expect(problems[0]).toBe('release document of the page: it is older (8) than one seen before (9)');
  await page(await signed(aDocument(a, { seq: 8, rollbackOf: 8 })));
  expect((await openReleases()).releases.seq).toBe(9);
  await page(await signed(aDocument(a, { seq: 8, rollbackOf: 9 })));
  expect((await openReleases()).releases.seq).toBe(8);
});

test('another key of the page starts a new sequence, and documents of the former key are invalid', async () => {
  await page(await signed(aDocument(a, { seq: 9 })));
  await openReleases();
  await page(await signed(aDocument(a, { seq: 1 }), others, 'k2'), { key: others });
  expect((await openReleases()).releases.seq).toBe(1);
  localStorage.setItem('fanfare.releaseDocument', await signed(aDocument(a, { seq: 9 })));
  await page(null, { key: others });
  await expect(openReleases()).rejects.toThrow('release document of the storage: its signature does not fit');
});

test('S37: during a key rotation, accepts documents of the current key and of the other one, but not of a third', async () => {
  const rotating = { key: others, otherKeys: [keys] };
  for (const [key, kid] of [
    [keys, 'k1'],
    [others, 'k2'],
  ] as const) {
    localStorage.clear();
    await openPage(await signed(aDocument(a), key, kid), rotating);
    expect((await openReleases()).problems).toEqual([]);
  }
  await openPage(await signed(aDocument(a), await aKey()), rotating);
  expect((await openReleases()).problems).toEqual([
    'release document of the page: its signature does not fit',
    expect.anything(),
  ]);
});

test('S37: rejects an older document signed by the other key, regardless of its key id', async () => {
  await openPage(await signed(aDocument(a, { seq: 9 }), others, 'k2'), { key: others, otherKeys: [keys] });
  await openReleases();
  for (const kid of ['k1', 'k2', 'k3']) {
    await openPage(await signed(aDocument(a, { seq: 8 }), keys, kid), { key: others, otherKeys: [keys] });
    const { releases, problems } = await openReleases();
    expect([releases.seq, problems[0]]).toEqual([9, 'release document of the page: it is older (8) than one seen before (9)']);
  }
});

test('uses the last document seen if page and server have none', async () => {
  await page(await signed(aDocument(a)));
  await openReleases();
  await page(null);
  expect((await openReleases()).releases.seq).toBe(3);
});

test.each([
  ['an entry without address', { ...anEntry('mf-b'), url: 1 }, 'mf-b[0]: no address'],
  ['a file without a hash', anEntry('mf-b', { files: { 'remoteEntry.js': 'x' } }), 'mf-b[0]: a file without a hash'],
  ['no hash of the entry', anEntry('mf-b', { files: {} }), 'mf-b[0]: the hash of its entry is missing'],
  [
    'an unknown entry',
    anEntry('mf-b', { entry: { file: 'remoteEntry.js', type: 'system' } as never }),
    'mf-b[0]: a broken entry',
  ],
  [
    'no hash of a module entry',
    anEntry('mf-b', { entry: { file: 'entry.mjs', type: 'module' } }),
    'mf-b[0]: the hash of its entry is missing',
  ],
  ['a name of another', anEntry('mf-c'), 'mf-b[0]: another name'],
  ['a broken route', anEntry('mf-b', { routes: [{ path: 'x' } as never] }), 'mf-b[0]: a broken route'],
  ['no share', { ...anEntry('mf-b'), deployment: { traffic: 101, default: true } }, 'mf-b[0]: no share of traffic'],
])('drops only the entry with %s, and reports it', async (_, entry, problem) => {
  await page(await signed(aDocument({ ...a, 'mf-b': [entry as never] })));
  const { releases, problems } = await openReleases();
  expect(Object.keys(releases.microFrontends)).toEqual(['mf-a']);
  expect(problems).toEqual([problem]);
});

test('the second entry of a remote is checked like the first', async () => {
  await page(await signed(aDocument({ 'mf-a': [anEntry('mf-a'), anEntry('mf-a', { globalName: 'a b' })] })));
  const { releases, problems } = await openReleases();
  expect(releases.microFrontends['mf-a']).toHaveLength(1);
  expect(problems).toEqual(['mf-a[1]: no build id, title or container name']);
});
