import { describe, test } from 'node:test';
import { expect } from 'expect';
import { commentRate, findRateProblem } from './checkComments.ts';

const file = (text: string, path = 'engine/src/a.ts') => ({ path, text });

describe('words of comment per 1,000 lines', () => {
  test('counts comments in code, not the same characters in strings, templates, patterns and JSX', () => {
    const code = [
      "const url = 'https://one.example/*';",
      `const path = \`// two \${/* é three */ url} /* four */\`;`,
      'const pattern = /[/]\\/\\/ five/; // six seven',
      'const view = <p title="// eight">// nine {/* ten */}</p>;',
    ].join('\n');
    expect(commentRate([file(code, 'mf-auth/src/View.tsx')])).toBe(1_000);
  });

  test('leaves out tests and stories', () => {
    const files = [file('// one two\n', 'engine/src/a.test.ts'), file('// one\n', 'shared/src/A.stories.tsx'), file('x();\n')];
    expect(commentRate(files)).toBe(0);
  });

  test('leaves out the TSDoc of public exports, not that of other declarations', () => {
    const inner = [
      '/** Not public. */',
      'interface Inner { x: number }',
      '/** Public. */',
      'export function run(): void {',
      '  /** Inside. */',
      '}',
      '/** Public. */',
      'export interface Options {',
      '  /** In ms. */',
      '  delay: number;',
      '}',
      '/** Other module. */',
      'export const other = 1;',
    ].join('\n');
    const files = [
      file("export { type Options, run } from './inner.ts';", 'engine/src/index.ts'),
      file(inner, 'engine/src/inner.ts'),
    ];
    expect(commentRate(files, ['engine/src/index.ts'])).toBe(Math.round((5 / 14) * 1_000));
  });
});

test('a package above its limit is a problem', () => {
  const planted = commentRate([file(`// ${'word '.repeat(251)}\n${'x();\n'.repeat(999)}`)]);
  expect(planted).toBe(251);
  expect(findRateProblem('engine', planted)).toContain('engine has 251 words of comment per 1,000 lines, more than 250');
  expect(findRateProblem('engine', 250)).toBeNull();
});
