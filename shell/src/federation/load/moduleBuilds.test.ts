import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { anEntry, someHash } from '../../testing/releases.ts';
import { mappedIntegrity } from '../verify/importMaps.ts';
import { admit, integrityOf } from '../verify/integrity.ts';
import { discardModules, isModuleBuild, moduleUrl, prepareModules } from './moduleBuilds.ts';

const otherHash = `sha384-${'y'.repeat(64)}`;
const buildOf = (buildId: string, extras: Parameters<typeof anEntry>[1] = {}) => {
  const files = { 'remoteEntry.js': someHash, 'assets/a.js': otherHash, 'mf-manifest.json': someHash };
  return anEntry('mf-x', { buildId, entry: { file: 'remoteEntry.js', type: 'module' }, files, ...extras });
};
const maps = () => [...document.querySelectorAll('script[type="importmap"]')].map(({ textContent }) => JSON.parse(textContent));
const at = (file: string, buildId: string) => `${location.origin}/r/mf-x/1.0.0-${buildId}/${file}`;

beforeEach(() => {
  // A browser that refuses modules without a hash.
  Object.assign(window, { IntegrityViolationReportBody: class {} });
});
afterEach(() => document.head.replaceChildren());

test('the hashes of all modules are inserted before the first load, once', async () => {
  const entry = buildOf('one');
  admit(entry);
  expect(await prepareModules(entry)).toBe('');
  expect(await prepareModules(entry)).toBe('');
  expect(maps()).toEqual([{ integrity: { [at('remoteEntry.js', 'one')]: someHash, [at('assets/a.js', 'one')]: otherHash } }]);
});

test('after a failure the whole build is requested under new URLs with the same hashes, and imports stay among them', async () => {
  const entry = buildOf('two');
  admit(entry);
  await prepareModules(entry);
  discardModules(entry);
  const retry = await prepareModules(entry);
  expect(retry).not.toBe('');
  const [remoteEntry, chunk] = [moduleUrl(entry, 'remoteEntry.js', retry), moduleUrl(entry, 'assets/a.js', retry)];
  expect(remoteEntry).toBe(`${at('remoteEntry.js', 'two')}?retry=${retry}`);
  const imports = { [at('remoteEntry.js', 'two')]: remoteEntry, [at('assets/a.js', 'two')]: chunk };
  expect(maps()[1]).toEqual({
    integrity: { [remoteEntry]: someHash, [chunk]: otherHash },
    scopes: { [remoteEntry]: imports, [chunk]: imports },
  });
  expect(integrityOf(chunk)).toBe(otherHash);
  discardModules(entry);
  expect(await prepareModules(entry)).not.toBe(retry);
});

test('a build that was not admitted gets a hash that no bytes have', async () => {
  await prepareModules(buildOf('forged'));
  expect(mappedIntegrity(at('assets/a.js', 'forged'))).toBe(`sha384-${'A'.repeat(64)}`);
});

test('a map that has another hash than the release is a failure, because it cannot be replaced', async () => {
  await prepareModules(buildOf('early'));
  const entry = buildOf('early');
  admit(entry);
  await expect(prepareModules(entry)).rejects.toMatchObject({ circumstances: { kind: 'integrity', phase: 'entry' } });
});

test('a browser that would not check the modules is refused them', async () => {
  Reflect.deleteProperty(window, 'IntegrityViolationReportBody');
  const entry = buildOf('unchecked');
  admit(entry);
  // Jest cannot import `data:` modules, so not even the one with the right hash loads.
  await expect(prepareModules(entry)).rejects.toMatchObject({
    circumstances: { kind: 'unsupported', phase: 'entry', build: 'mf-x@1.0.0+unchecked' },
  });
});

test('scripts and what a development server serves need no map', async () => {
  expect(isModuleBuild(anEntry('mf-x'))).toBe(false);
  const live = buildOf('dev', { flavour: 'development', files: {} });
  expect(await prepareModules(live)).toBe('');
  discardModules(live);
  expect(await prepareModules(live)).not.toBe('');
  expect(maps()).toEqual([]);
});
