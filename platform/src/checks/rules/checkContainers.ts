import { readFileSync } from 'node:fs';
import path from 'node:path';
import { validate } from 'dockerfile-utils';
import { workspaceDir } from '../../webpack/packageFacts.ts';
import { check } from '../check.ts';
import type { Outcome } from '../Outcome.ts';

/** The container file and the composition against their formats and the rules of their linters. The chart has tests beside the settings. */
export async function checkContainers(): Promise<Outcome> {
  const problems = lintContainerfile(readFileSync(path.join(workspaceDir, 'Containerfile'), 'utf8'));
  const failed = problems.length > 0 ? 1 : 0;
  const compose = await check('dclint --max-warnings 0 compose.yaml');
  return {
    passed: 1 - failed + compose.passed,
    failed: failed + compose.failed,
    output: [...problems.map((problem) => `Containerfile:${problem}`), compose.output].join('\n'),
  };
}

/** What is wrong, as `line: text`. */
export function lintContainerfile(text: string): string[] {
  return validate(text).map(({ range, message }) => `${range.start.line + 1}: ${message}`);
}
