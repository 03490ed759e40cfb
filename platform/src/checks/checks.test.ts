import { describe, test } from 'node:test';
import { expect } from 'expect';
import { renderRun } from './renderRun.ts';
import { lintContainerfile } from './rules/checkContainers.ts';
import { fileRules } from './rules/fileRules.ts';
import { measureFiles } from './rules/measureFiles.ts';
import { chooseSteps } from './steps/chooseSteps.ts';
import { countNodeTests } from './steps/countNodeTests.ts';
import { countScenarios } from './steps/countScenarios.ts';
import { runCommand } from './steps/runCommand.ts';
import { isGreen, runSteps } from './steps/runSteps.ts';
import type { Outcome, Step } from './steps/Step.ts';
import { toOutcome } from './steps/toOutcome.ts';

const aStep = (over: Partial<Step> & { outcome?: Partial<Outcome> } = {}): Step => ({
  name: 'a',
  title: 'step a',
  run: async () => ({ passed: 1, failed: 0, output: '', ...over.outcome }),
  ...over,
});

async function runAndListen(steps: Step[]) {
  const said: string[] = [];
  const ok = isGreen(await runSteps(steps, (text) => said.push(text)));
  const lines = said.join('').trimEnd().split('\n');
  return { ok, lines, last: lines.at(-1) };
}

describe('files together', () => {
  const filesOf = (...lengths: number[]) => lengths.map((lines, at) => ({ path: `x/src/a/${at}.ts`, text: 'x\n'.repeat(lines) }));

  test('median, 95th percentile and full folders are told, and a folder that is too full is a problem', () => {
    const { figures, problems } = measureFiles([
      ...filesOf(...Array(13).fill(10)),
      { path: 'x/README.md', text: '\n'.repeat(900) },
    ]);
    expect(problems).toEqual([expect.stringContaining('x/src/a holds 13 files of code')]);
    expect(measureFiles(filesOf(...Array(12).fill(10))).problems).toEqual([]);
    expect(figures).toBe('13 files of code: median 10 lines, 95th percentile 10, longest 10; 1 of 1 folders hold more than 12');
  });

  test('files that are too long in general are a problem', () => {
    expect(measureFiles(filesOf(10, 61, 61)).problems).toEqual([expect.stringContaining('the median is 61')]);
    expect(measureFiles(filesOf(...Array(18).fill(10), 251, 251, 251)).problems).toContainEqual(
      expect.stringContaining('the 95th percentile is 251'),
    );
  });
});

test('a container file with a fault is named by its line', () => {
  expect(lintContainerfile('FROM node:24.1.0\nENTRYPOINT ["node"]\n')).toEqual([]);
  expect(lintContainerfile('FROM node:24.1.0\nENTRYPOINT ["a"]\nENTRYPOINT ["b"]\n')).toContainEqual(
    expect.stringMatching(/^2: There can only be one ENTRYPOINT/),
  );
  expect(lintContainerfile('FROM node:24.1.0\nCOPPY a b\n')).toEqual([expect.stringMatching(/^2: Unknown instruction/)]);
});

describe('a recorded run', () => {
  test('its page tells the total, each step, and what failed in bold', () => {
    const results = [
      { title: 'types', passed: 8, failed: 0, seconds: 30.04, figures: '8 packages' },
      { title: 'browser', passed: 97, failed: 2, seconds: 600 },
    ];
    const page = renderRun(results, { commit: 'abc1234', machine: '2 x Processor' }, new Date('2026-01-02T03:04:05Z'));
    expect(page).toContain(
      '**105 passed, 2 failed** in 11 minutes, finished 2026-01-02T03:04:05.000Z, commit abc1234, on 2 x Processor.',
    );
    expect(page).toContain('| types | 8 | 0 | 30.0 s | 8 packages |');
    expect(page).toContain('| browser | 97 | **2** | 600.0 s |  |');
  });
});

describe('running steps', () => {
  test('figures of a step are told when it holds', async () => {
    const { lines } = await runAndListen([aStep({ outcome: { figures: '3 files: median 5 lines' } })]);
    expect(lines[0]).toMatch(/^✔ step a: 1 passed in \d+\.\d s \(3 files: median 5 lines\)$/);
  });

  test('adds up and ends with the totals', async () => {
    const { ok, last } = await runAndListen([aStep({ outcome: { passed: 3 } }), aStep()]);
    expect([ok, last]).toEqual([true, '4 passed, 0 failed']);
  });

  test('goes on after a failure and shows its output in full', async () => {
    const { ok, lines, last } = await runAndListen([
      aStep({ outcome: { passed: 2, failed: 1, output: 'line 7 is wrong' } }),
      aStep(),
    ]);
    expect([ok, last]).toEqual([false, '3 passed, 1 failed']);
    expect(lines).toContain('line 7 is wrong');
  });

  test('counts a step that throws as failed', async () => {
    const { last, lines } = await runAndListen([aStep({ run: () => Promise.reject(new Error('no such program')) })]);
    expect(last).toBe('0 passed, 1 failed');
    expect(lines.join()).toContain('no such program');
  });

  test('does not run what needs a failed step', async () => {
    const needy = aStep({ needs: ['a'], outcome: { passed: 7 } });
    const { last } = await runAndListen([aStep({ outcome: { passed: 0, failed: 1 } }), needy]);
    expect(last).toBe('0 passed, 2 failed');
  });
});

describe('choosing steps', () => {
  const all = [aStep({ name: 'build' }), aStep({ name: 'unit' }), aStep({ name: 'browser', needs: ['build'] })];
  const chosen = (...names: string[]) => chooseSteps(all, names).map(({ name }) => name);

  test('takes all without names, and what is needed with them', () => {
    expect(chosen()).toEqual(['build', 'unit', 'browser']);
    expect(chosen('browser')).toEqual(['build', 'browser']);
  });

  test('names the choices when there is no such part', () => {
    expect(() => chosen('speed')).toThrow('There is no part called "speed". Choose from: build, unit, browser.');
  });
});

describe('counting tests', () => {
  const closing = 'ℹ tests 5\nℹ suites 1\nℹ pass 3\nℹ fail 1\nℹ cancelled 1\nℹ skipped 0\n';

  test('reads the closing lines of node:test', () => {
    expect(countNodeTests(`✔ a test that prints ℹ pass 99\n${closing}`)).toEqual({ passed: 3, failed: 2 });
    expect(countNodeTests('Segmentation fault')).toBeNull();
  });

  test('takes silence, zero tests and a bad exit code for failures', () => {
    expect(toOutcome({ code: 0, output: '' }, null)).toMatchObject({ passed: 0, failed: 1 });
    expect(toOutcome({ code: 0, output: '' }, { passed: 0, failed: 0 })).toMatchObject({ failed: 1 });
    expect(toOutcome({ code: 1, output: '' }, { passed: 4, failed: 0 })).toMatchObject({ passed: 4, failed: 1 });
    expect(toOutcome({ code: 0, output: '' }, { passed: 4, failed: 0 })).toMatchObject({ passed: 4, failed: 0 });
  });
});

describe('running a command', () => {
  test('gives exit code and both streams', async () => {
    expect(await runCommand('echo out; echo err >&2; exit 3')).toEqual({
      code: 3,
      output: expect.stringMatching(/out\nerr|err\nout/),
    });
  });

  test('stops what takes too long, with everything it started', async () => {
    const { code, output } = await runCommand('sleep 60 & sleep 60; true', { limitMs: 100 });
    expect([code, output]).toEqual([1, expect.stringContaining('Stopped after 0.1 s')]);
  });
});

describe('file rules', () => {
  const problems = (path: string, text = '') =>
    fileRules.filter(({ problem }) => problem({ path, text })).map(({ name }) => name);

  for (const [rule, path, text] of [
    ['room', 'mf-auth/src/utils/text.ts', ''],
    ['room', 'server/src/helpers.ts', ''],
    ['length', 'server/src/app.ts', 'x\n'.repeat(401)],
    ['readme', 'server/README.md', 'x\n'.repeat(41)],
    ['depth', 'server/src/a/b/c/d/x.ts', ''],
    ['own-package', 'shell/src/routing/x.ts', "import { y } from '../../../shared/src/ui/index.ts';\n"],
    ['base-api', 'mf-auth/src/features/sign-in/SignInForm.tsx', "import { defineEndpoints } from '@fanfare/shared/api';\n"],
  ] as const) {
    test(`${rule} refuses ${path}`, () => expect(problems(path, text)).toEqual([rule]));
  }

  for (const [path, text] of [
    ['mf-auth/src/features/sign-in/signIn.api.ts', "import { defineEndpoints, request } from '@fanfare/shared/api';\n"],
    ['mf-auth/src/features/sign-in/SignInForm.tsx', "import { errorText } from '@fanfare/shared/api';\n"],
    ['server/src/a/b/c/library.ts', 'x\n'.repeat(400)],
    ['server/README.md', 'x\n'.repeat(40)],
    ['docs/guide/README.md', 'x\n'.repeat(90)],
    ['platform/src/layers/x.ts', 'const planted = "import \'../../../y.ts\'";\n'],
  ] as const) {
    test(`allow ${path}`, () => expect(problems(path, text)).toEqual([]));
  }
});

describe('counting scenarios', () => {
  test('reads the last line of the lab, and misses it where the lab ended before', () => {
    const played = 'passed mf-auth sign-in (3.1 s)\nFAILED mf-auth sign-up (2.0 s)\n';
    const ended = `${played}1 passed, 1 failed. Report: /x/index.html\n`;
    expect(countScenarios(ended)).toEqual({ passed: 1, failed: 1 });
    expect(countScenarios(played)).toBeNull();
    expect(toOutcome({ code: 1, output: ended }, countScenarios(ended))).toMatchObject({ passed: 1, failed: 1 });
    expect(toOutcome({ code: 1, output: 'The build failed.' }, countScenarios('The build failed.'))).toMatchObject({ failed: 1 });
  });
});
