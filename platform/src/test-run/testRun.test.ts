import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { expect } from 'expect';
import { readJson, workspaceDir } from '../workspace/packageFacts.ts';
import { childSeconds } from './childSeconds.ts';
import { countTests } from './countTests.ts';
import { readJunit } from './readJunit.ts';
import { renderResults } from './renderResults.ts';
import { reportFile } from './reportFile.ts';
import type { TaskRun } from './runTurbo.ts';
import { stages } from './stages.ts';

const nodeReport = `<?xml version="1.0" encoding="utf-8"?>
<testsuites>
	<testsuite name="group" time="0.3" tests="2" failures="1" skipped="0">
		<testcase name="holds" time="0.1" classname="test" file="/root/engine/src/a.test.ts"/>
		<testcase name="fails &lt;here&gt;" time="0.2" classname="test" file="/root/engine/src/a.test.ts"><failure message="x"/></testcase>
	</testsuite>
	<testcase name="later" time="0" classname="test" file="/root/engine/src/b.test.ts"><skipped/></testcase>
</testsuites>`;
const browserReport = `<testsuites id="" name="" tests="1">
<testsuite name="journey.spec.ts" tests="1" time="59.3"><testcase name="a question" classname="journey.spec.ts" time="59.3"></testcase></testsuite>
</testsuites>`;

const root = mkdtempSync(path.join(tmpdir(), 'fanfare-run-'));
after(() => rmSync(root, { recursive: true }));
const runOf = (over: Partial<TaskRun> = {}): TaskRun => ({
  package: '@fanfare/engine',
  directory: 'engine',
  task: 'test',
  seconds: 2,
  exitCode: 0,
  ...over,
});
function write(directory: string, task: string, xml: string): void {
  mkdirSync(path.join(root, directory, 'reports'), { recursive: true });
  writeFileSync(path.join(root, directory, 'reports', reportFile(task)), xml);
}

test('reports of node:test and Playwright give tests with their file, without skipped ones', () => {
  expect(readJunit(nodeReport)).toEqual([
    { name: 'holds', file: '/root/engine/src/a.test.ts', seconds: 0.1, isFailed: false },
    { name: 'fails <here>', file: '/root/engine/src/a.test.ts', seconds: 0.2, isFailed: true },
  ]);
  expect(readJunit(browserReport)).toEqual([{ name: 'a question', file: 'journey.spec.ts', seconds: 59.3, isFailed: false }]);
  expect(readJunit('<testsuites></testsuites>')).toEqual([]);
});

describe('counting', () => {
  test('a check counts as one, a test task by its report', () => {
    write('engine', 'test', nodeReport);
    expect(countTests(runOf({ task: 'types' }), root)).toMatchObject({ passed: 1, failed: 0 });
    expect(countTests(runOf({ package: '//', directory: '', task: 'test:tutorial', exitCode: 1 }), root)).toMatchObject({
      failed: 1,
    });
    expect(countTests(runOf({ exitCode: 1 }), root)).toMatchObject({ passed: 1, failed: 1 });
  });

  test('no report, no test and a failure without a failed test are failures', () => {
    expect(countTests(runOf({ directory: 'silent' }), root)).toMatchObject({ passed: 0, failed: 1 });
    write('none', 'test', '<testsuites></testsuites>');
    expect(countTests(runOf({ directory: 'none' }), root)).toMatchObject({ passed: 0, failed: 1 });
    write('e2e', 'test:browser', browserReport);
    const ended = runOf({ directory: 'e2e', task: 'test:browser', exitCode: 137 });
    expect(countTests(ended, root)).toMatchObject({ passed: 1, failed: 1 });
    expect(countTests(runOf({ task: 'types', exitCode: null }), root)).toMatchObject({ passed: 0, failed: 1 });
  });
});

test('the end of a run names tasks, slowest files and failed tests, and adds up', () => {
  write('engine', 'test', nodeReport);
  write('e2e', 'test:browser', browserReport);
  const results = [
    runOf({ exitCode: 1 }),
    runOf({ package: '@fanfare/e2e', directory: 'e2e', task: 'test:browser', seconds: 60 }),
    runOf({ package: '//', directory: '', task: 'check:format' }),
  ].map((run) => countTests(run, root));
  const lines = renderResults(results, '/root').split('\n');
  expect(lines.slice(0, 3)).toEqual([
    '✖ @fanfare/engine test: 1 passed, 1 failed in 2.0 s',
    '✔ @fanfare/e2e test:browser: 1 passed, 0 failed in 60.0 s',
    '✔ check:format: 1 passed, 0 failed in 2.0 s',
  ]);
  expect(lines).toContain('    59.3 s  e2e/journey.spec.ts');
  expect(lines).toContain('  engine/src/a.test.ts: fails <here>');
  expect(lines.at(-1)).toBe('3 passed, 1 failed');
});

test('processor seconds of ended processes are read where the system tells them', () => {
  const file = path.join(root, 'stat');
  writeFileSync(file, `4 (node (a) b) S 1 2 3 4 5 6 7 8 9 10 11 12 150 50 20 0 1`);
  expect(childSeconds(file)).toBe(2);
  expect(childSeconds(path.join(root, 'missing'))).toBeNull();
});

describe('stages', () => {
  const tasksOf = (...given: Parameters<typeof stages>) => stages(...given).flatMap(({ tasks }) => tasks);

  test('static checks run nothing, the full run adds the tutorial and every scenario', () => {
    expect(tasksOf('static')).not.toContain('test');
    expect(tasksOf('short')).toContain('lab:english');
    expect(tasksOf('short')).not.toContain('test:tutorial');
    expect(tasksOf('full')).toEqual(expect.arrayContaining(['test:tutorial', 'lab:german:full', 'test:browser']));
  });

  test('each package has its types checked, those for the browser as one program unless packages are chosen', () => {
    const typesOf = (...given: Parameters<typeof stages>) =>
      stages(...given).flatMap(({ tasks, args }) =>
        tasks.filter((task) => task.startsWith('types')).map((task) => [task, ...args]),
      );
    const withoutBrowser = ['types', '--filter=!./mf-*', '--filter=!@fanfare/shared', '--filter=!@fanfare/shell'];
    for (const extent of ['short', 'static'] as const) expect(typesOf(extent)).toEqual([['types:browser'], withoutBrowser]);
    expect(typesOf('full')).toEqual([['types']]);
    expect(typesOf('short', [], true)).toEqual([['types']]);
    expect(typesOf('short', ['types'])).toEqual([['types']]);
    const { include } = readJson<{ include: string[] }>(path.join(workspaceDir, 'platform/tsconfig.browser.json'));
    expect(new Set(include.map((place) => place.split('/')[1]))).toEqual(new Set(['mf-*', 'shared', 'shell']));
  });

  test('tasks are chosen by name, and an unknown name lists the choices', () => {
    expect(tasksOf('short', ['test', 'types'])).toEqual(['types', 'test']);
    expect(() => stages('short', ['speed'])).toThrow('Unknown task "speed". Choose from: check:comments, ');
  });
});
