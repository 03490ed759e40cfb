import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { expect } from 'expect';
import { readJunit } from '../test-run/readJunit.ts';

const GroupReporter = createRequire(import.meta.url)('./groupReporter.cjs');
const directory = mkdtempSync(path.join(tmpdir(), 'fanfare-reporter-'));
after(() => rmSync(directory, { recursive: true }));

const times = { perfStats: { start: 0, end: 1 }, numFailingTests: 1, numPassingTests: 1, numPendingTests: 0 };
const result = (file: string, title: string, status = 'passed') => ({
  ancestorTitles: [file, 'a cart'],
  title,
  fullName: title,
  status,
  duration: 5,
  failureMessages: status === 'failed' ? ['no'] : [],
});

test('the tests of a group are reported under their own files, and a group that cannot be loaded fails', async () => {
  const group = path.join(process.cwd(), 'reports/groups/group-01.test.js');
  const reporter = new GroupReporter(
    { rootDir: process.cwd() },
    {
      outputDirectory: directory,
      outputName: 'test.xml',
      addFileAttribute: 'true',
      filePathPrefix: '',
      reportTestSuiteErrors: 'true',
    },
  );
  const testResults = [
    {
      ...times,
      testFilePath: group,
      testResults: [result('src/a.test.ts', 'adds'), result('src/b.test.ts', 'removes', 'failed')],
    },
    { ...times, testFilePath: group, testResults: [], failureMessage: 'no such module' },
  ];
  await reporter.onRunComplete(new Set(), { startTime: 0, testResults });
  const tests = readJunit(readFileSync(path.join(directory, 'test.xml'), 'utf8'));
  expect(tests.map(({ name, file, isFailed }) => [name, file, isFailed])).toEqual([
    [expect.stringContaining('a cart adds'), 'src/a.test.ts', false],
    [expect.stringContaining('a cart removes'), 'src/b.test.ts', true],
    [expect.any(String), 'reports/groups/group-01.test.js', true],
  ]);
});
