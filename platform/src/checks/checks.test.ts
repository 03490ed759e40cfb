import { describe, test } from 'node:test';
import { expect } from 'expect';
import { measureFiles } from './rules/measureFiles.ts';
import { fileRules } from './source-rules/fileRules.ts';

describe('files together', () => {
  const filesOf = (...lengths: number[]) => lengths.map((lines, at) => ({ path: `x/src/a/${at}.ts`, text: 'x\n'.repeat(lines) }));

  test('reports median, 95th percentile and full folders; a folder with too many files is a problem', () => {
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

describe('file rules', () => {
  const problems = (path: string, text = '') =>
    fileRules.filter(({ problem }) => problem({ path, text })).map(({ name }) => name);

  for (const [rule, path, text] of [
    ['room', 'mf-auth/src/utils/text.ts', ''],
    ['room', 'server/src/helpers.ts', ''],
    ['length', 'server/src/app.ts', 'x\n'.repeat(401)],
    ['readme', 'server/README.md', 'x\n'.repeat(41)],
    ['depth', 'server/src/a/b/c/d/x.ts', ''],
    ['depth', 'server/src/domains/a/b/c/d/x.ts', ''],
    ['own-package', 'shell/src/routing/x.ts', "import { y } from '../../../shared/src/ui/index.ts';\n"],
    ['base-api', 'mf-auth/src/features/sign-in/SignInForm.tsx', "import { defineEndpoints } from '@fanfare/shared/api';\n"],
  ] as const) {
    test(`${rule} refuses ${path}`, () => expect(problems(path, text)).toEqual([rule]));
  }

  for (const [path, text] of [
    ['mf-auth/src/features/sign-in/signIn.api.ts', "import { defineEndpoints, request } from '@fanfare/shared/api';\n"],
    ['mf-auth/src/features/sign-in/SignInForm.tsx', "import { errorText } from '@fanfare/shared/api';\n"],
    ['server/src/a/b/c/library.ts', 'x\n'.repeat(400)],
    ['server/src/domains/a/b/c/x.ts', ''],
    ['server/README.md', 'x\n'.repeat(40)],
    ['docs/guide/README.md', 'x\n'.repeat(90)],
    ['platform/src/layers/x.ts', 'const planted = "import \'../../../y.ts\'";\n'],
  ] as const) {
    test(`allow ${path}`, () => expect(problems(path, text)).toEqual([]));
  }
});
