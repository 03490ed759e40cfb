import path from 'node:path';
import type { ProofLine } from './ProofLine.ts';
import type { ProvenTest } from './renderProof.ts';

/** What the reporter wrote, as tests with their figures; files relative to the workspace. */
export function readProofLines(text: string, workspaceDir: string): ProvenTest[] {
  const tests: ProvenTest[] = [];
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const said: ProofLine = JSON.parse(line);
    if (said.kind === 'figure') tests.at(-1)?.figures.push(said.text);
    else {
      const file = path.relative(workspaceDir, said.file).split(path.sep).join('/');
      tests.push({ name: said.name, file, isPassed: said.isPassed, ms: said.ms, figures: [] });
    }
  }
  return tests;
}
