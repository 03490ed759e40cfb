import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fillHead } from '../../testing/fillHead.ts';
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
afterEach(() => fillHead());

test('inserts the hashes of all modules once, before the first load', async () => {
  const entry = buildOf('one');
  admit(entry);
  expect(await prepareModules(entry)).toBe('');
  expect(await prepareModules(entry)).toBe('');
  expect(maps()).toEqual([{ integrity: { [at('remoteEntry.js', 'one')]: someHash, [at('assets/a.js', 'one')]: otherHash } }]);
});

test('after a failure, requests the whole build under new URLs with the same hashes, and its modules import each other under them', async () => {
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

test('gives a build that was not admitted an impossible hash', async () => {
  await prepareModules(buildOf('forged'));
  expect(mappedIntegrity(at('assets/a.js', 'forged'))).toBe(`sha384-${'A'.repeat(64)}`);
});

test('an import map with another hash than the release fails, because it cannot be replaced', async () => {
  await prepareModules(buildOf('early'));
  const entry = buildOf('early');
  admit(entry);
  await expect(prepareModules(entry)).rejects.toMatchObject({ circumstances: { kind: 'integrity', phase: 'entry' } });
});

test('rejects modules in a browser that would not check them', async () => {
  Reflect.deleteProperty(window, 'IntegrityViolationReportBody');
  const entry = buildOf('unchecked');
  admit(entry);
  // Jest cannot import `data:` modules, so even the one with the right hash fails.
  await expect(prepareModules(entry)).rejects.toMatchObject({
    circumstances: { kind: 'unsupported', phase: 'entry', build: 'mf-x@1.0.0+unchecked' },
  });
});

test('scripts and files of a development server need no import map', async () => {
  expect(isModuleBuild(anEntry('mf-x'))).toBe(false);
  const live = buildOf('dev', { flavour: 'development', files: {} });
  expect(await prepareModules(live)).toBe('');
  discardModules(live);
  expect(await prepareModules(live)).not.toBe('');
  expect(maps()).toEqual([]);
});
