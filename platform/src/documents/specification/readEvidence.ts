import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceDir } from '../../webpack/packageFacts.ts';
import type { FoundTest } from '../findTests.ts';
import type { Evidence } from './findProblems.ts';

/** What the statements are checked against in this workspace. */
export function readEvidence(tests: readonly FoundTest[]): Evidence {
  const read = (file: string) => readFileSync(path.join(workspaceDir, file), 'utf8');
  return { tests, read, differences: read('docs/adr/0011-differences-from-the-specification.md') };
}
