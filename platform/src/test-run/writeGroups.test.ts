import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { expect } from 'expect';
import { readJunit } from './readJunit.ts';
import { writeGroups, writeJestGroups } from './writeGroups.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'fanfare-groups-'));
after(() => rmSync(directory, { recursive: true }));

function write(name: string, source: string): string {
  const file = path.join(directory, name);
  writeFileSync(file, source);
  return file;
}

/** Runs the groups as `nodeTests.ts` does. */
function runGroups(groups: readonly string[]) {
  const report = path.join(directory, 'report.xml');
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  spawnSync(process.execPath, ['--test', '--test-reporter=junit', `--test-reporter-destination=${report}`, ...groups], { env });
  return readJunit(readFileSync(report, 'utf8'))
    .map(({ name, file, isFailed }) => `${path.basename(file)}: ${name}${isFailed ? ' failed' : ''}`)
    .toSorted();
}

test('files of a group share a process, and hooks and mocks of a file end with it', () => {
  const counting = `import { beforeEach, mock, test } from 'node:test';
    beforeEach(() => { globalThis.count = (globalThis.count ?? 0) + 1; });
    mock.method(Math, 'random', () => 2);`;
  const first = write(
    'first.test.mjs',
    `${counting} test('hook ran', () => { if (globalThis.count !== 1) throw new Error('no'); }); // longer`,
  );
  const second = write(
    'second.test.mjs',
    "import { test } from 'node:test'; test('alone', () => { if (globalThis.count !== 1 || Math.random() > 1) throw new Error('no'); });",
  );
  expect(runGroups(writeGroups([second, first], path.join(directory, 'groups')))).toEqual([
    'first.test.mjs: hook ran',
    'second.test.mjs: alone',
  ]);
});

test('root hooks apply to every file, and a file that cannot be loaded fails', () => {
  const hooks = write('hooks.mjs', "import { beforeEach } from 'node:test'; beforeEach(() => { globalThis.seen = true; });");
  const seen = "import { test } from 'node:test'; test('seen', () => { if (!globalThis.seen) throw new Error('no'); });";
  const files = ['a', 'b'].map((name) => write(`${name}.test.mjs`, seen));
  const broken = write('broken.test.mjs', "import './absent.mjs';");
  expect(runGroups(writeGroups([...files, broken], path.join(directory, 'groups'), { rootHooks: hooks }))).toEqual([
    'a.test.mjs: seen',
    'b.test.mjs: seen',
    expect.stringMatching(/broken\.test\.mjs.* failed$/),
  ]);
});

test('promises are not tracked, and an error outside of a test fails the group at once', () => {
  const untracked = write(
    'untracked.test.mjs',
    `import { test } from 'node:test'; import { executionAsyncId } from 'node:async_hooks';
    test('untracked', async () => { await null; if (executionAsyncId() !== 0) throw new Error('tracked'); });`,
  );
  expect(runGroups(writeGroups([untracked], path.join(directory, 'groups')))).toEqual(['untracked.test.mjs: untracked']);
  const stray = write(
    'stray.test.mjs',
    `import { test } from 'node:test'; import { createServer } from 'node:http';
    test('waits', () => { createServer().listen(0); setTimeout(() => { throw new Error('stray'); }, 10); return new Promise(() => {}); });`,
  );
  const rejecting = write(
    'rejecting.test.mjs',
    `import { test } from 'node:test';
    test('rejects', async () => { Promise.reject(new Error('stray')); await new Promise((resolve) => setTimeout(resolve, 20)); });`,
  );
  for (const file of [stray, rejecting])
    expect(runGroups(writeGroups([file], path.join(directory, 'groups')))).toContainEqual(expect.stringMatching(/ failed$/));
});

test('each file is in one group of at most 25 files', () => {
  const files = Array.from({ length: 60 }, (_, n) => write(`part-${n}.test.mjs`, `// ${'x'.repeat(n)}`));
  const groups = writeGroups(files, path.join(directory, 'groups')).map((file) => readFileSync(file, 'utf8'));
  expect(groups).toHaveLength(3);
  for (const file of files) expect(groups.filter((source) => source.includes(`${path.basename(file)}"`))).toHaveLength(1);
});

test('files of a folder that changes the process run alone', () => {
  mkdirSync(path.join(directory, 'mode'));
  const files = ['one.test.mjs', 'mode/two.test.mjs', 'three.test.mjs', 'mode/four.test.mjs'].map((name) => write(name, ''));
  const groups = writeGroups(files, path.join(directory, 'groups'), { apart: [path.join(directory, 'mode')] });
  const names = groups.map((file) =>
    [...readFileSync(file, 'utf8').matchAll(/describe\(".*\/(\w+)\.test/g)].map(([, name]) => name),
  );
  expect(names.map((group) => group.toSorted())).toEqual([
    ['four', 'two'],
    ['one', 'three'],
  ]);
});

test('test files of a browser package share an environment, but not with files that replace modules or prepare the page', () => {
  const files = [
    write('cart.test.tsx', "jest.useFakeTimers(); test('a', () => {});"),
    write('total.test.ts', ''),
    write('replacing.test.ts', "jest.mock('./prices', () => ({}));"),
    write('fresh.test.ts', 'jest.resetModules();'),
    write('german.test.ts', "import './inGerman.ts';\nimport './other.ts';"),
    write('umlaut.test.ts', "import './inGerman.ts';"),
    write('later.test.ts', "import { a } from 'a';\nimport './inGerman.ts';"),
  ];
  const groups = writeJestGroups(files, path.join(directory, 'groups'), { preloaded: ['some-hooks'] });
  const isPreloaded = (group: string) => readFileSync(group, 'utf8').startsWith('require("some-hooks");');
  expect(groups.map(isPreloaded)).toEqual([true, false, false, false, false]);
  const names = groups.map((file) =>
    [...readFileSync(file, 'utf8').matchAll(/describe\(".*\/(\w+)\.test/g)].map(([, name]) => name).toSorted(),
  );
  expect(names.toSorted()).toEqual([['cart', 'later', 'total'], ['fresh'], ['german'], ['replacing'], ['umlaut']]);
});

test('the files of a group can run in reverse order', () => {
  const files = ['longer.test.ts', 'brief.test.ts'].map((name) => write(name, name));
  const orders = [false, true].map((isReversed) => {
    const [group = ''] = writeJestGroups(files, path.join(directory, 'groups'), { isReversed });
    return [...readFileSync(group, 'utf8').matchAll(/describe\(".*\/(\w+)\.test/g)].map(([, name]) => name);
  });
  expect(orders).toEqual([
    ['longer', 'brief'],
    ['brief', 'longer'],
  ]);
});
