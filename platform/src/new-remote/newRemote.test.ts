import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { expect } from 'expect';
import { checkCatalogues } from '../messages/checkCatalogues.ts';
import { languagesOf } from '../messages/extractMessages.ts';
import { withTitles } from '../messages/remoteTitles.ts';
import { readJson, workspaceDir } from '../workspace/packageFacts.ts';
import { problemOfName } from './problemOfName.ts';
import { writeRemote } from './writeRemote.ts';

const routesFile = 'shared/src/contracts/routes.ts';
const analyticsApi = 'mf-analytics/src/features/automations/automations.api.ts';
let root: string;

interface Titled {
  titles: Record<string, string>;
}

/** Copies the files of the workspace that a new remote depends on, so that their real content counts. */
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'fanfare-new-remote-'));
  for (const file of ['CODEOWNERS', 'mf-analytics/remote.json', routesFile, analyticsApi])
    cpSync(path.join(workspaceDir, file), path.join(root, file));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const textsOf = (dir: string) =>
  globSync('**/*.*', { cwd: dir }).map((file) => ({ file, text: readFileSync(path.join(dir, file), 'utf8') }));

test('a remote of two words has its name in every spelling, and nothing of the template’s', () => {
  expect(problemOfName(root, 'price-lists')).toBeNull();
  writeRemote(root, 'price-lists');
  const dir = path.join(root, 'mf-price-lists');
  const written = textsOf(dir);
  expect(written.map(({ file }) => file.split(path.sep).join('/'))).toEqual(
    expect.arrayContaining([
      'package.json',
      'remote.json',
      'src/state/priceLists.slice.ts',
      'src/screens/PriceListsScreen.tsx',
      'src/screens/PriceListsScreen.test.tsx',
      'lab/scenarios.ts',
    ]),
  );
  expect(written.filter(({ file, text }) => /new[ -]?remote/i.test(file + text))).toEqual([]);
  expect(readJson(path.join(dir, 'remote.json'))).toMatchObject({
    name: 'mf-price-lists',
    owner: 'price-lists',
    title: 'Price lists',
    routes: [{ path: '/price-lists', view: 'priceLists' }],
    stateKeys: ['mf-price-lists'],
  });
});

test('it speaks every language that the product speaks, in its texts and in its titles', async () => {
  const languages = languagesOf(path.join(workspaceDir, 'mf-auth'));
  expect(languages).toContain('de');
  writeRemote(root, 'price-lists');
  const dir = path.join(root, 'mf-price-lists');
  expect(languagesOf(dir)).toEqual(languages);
  expect(await checkCatalogues(root)).toEqual({ problems: [], messages: 11 });
  const manifest = readJson<Titled & { routes: Titled[]; slots: Titled[] }>(path.join(dir, 'remote.json'));
  const { routes, slots, ...remote } = withTitles(dir, manifest);
  for (const { titles } of [remote, ...routes, ...slots])
    expect(Object.keys(titles)).toEqual(languages.filter((language) => language !== 'en'));
});

test('its team is named below those of the other remotes, and no other line changes', () => {
  const before = readFileSync(path.join(root, 'CODEOWNERS'), 'utf8').split('\n');
  writeRemote(root, 'orders');
  const after = readFileSync(path.join(root, 'CODEOWNERS'), 'utf8').split('\n');
  const at = after.indexOf('/mf-orders/             @fanfare/orders');
  expect(after[at - 1]).toMatch(/^\/mf-/);
  expect(after.toSpliced(at, 1)).toEqual(before);
});

for (const name of ['', 'Orders', 'price_lists', 'price lists', '-orders', 'orders-', '2024', '../orders', 'orders/x', 'größen'])
  test(`“${name}” is refused as a name`, () => expect(problemOfName(root, name)).toContain('is not a valid name for a remote'));

test('a name is refused when it is long, or when its address or its endpoint is somebody’s', () => {
  expect(problemOfName(root, 'a'.repeat(31))).toContain('The maximum is 30');
  expect(problemOfName(root, 'automation')).toBe('The path /automation belongs to mf-analytics. Choose another name.');
  for (const taken of ['dashboard', 'webhooks', 'registry', 'healthz'])
    expect(problemOfName(root, taken)).toContain(`/${taken} belongs to the shell or the server`);
  expect(problemOfName(root, 'runnable')).toBe(
    `The endpoint runnableFlows is already defined in ${analyticsApi.split('/').join(path.sep)}. Choose another name.`,
  );
});

test('a folder that exists is refused and stays as it is', () => {
  mkdirSync(path.join(root, 'mf-orders'));
  writeFileSync(path.join(root, 'mf-orders/notes.txt'), 'mine');
  expect(problemOfName(root, 'orders')).toBe('mf-orders already exists. Nothing was changed.');
  expect(() => writeRemote(root, 'orders')).toThrow('EEXIST');
  expect(textsOf(path.join(root, 'mf-orders'))).toEqual([{ file: 'notes.txt', text: 'mine' }]);
});

test('a failure leaves no files', () => {
  rmSync(path.join(root, 'CODEOWNERS'));
  expect(() => writeRemote(root, 'orders')).toThrow('CODEOWNERS');
  expect(existsSync(path.join(root, 'mf-orders'))).toBe(false);
});
