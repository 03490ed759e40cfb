import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { workspaceDir } from '../../workspace/packageFacts.ts';
import type { Outcome } from '../Outcome.ts';
import { sizeBudgets } from './sizeBudgets.ts';

export function checkSizes(root: string = workspaceDir, budgets = sizeBudgets): Outcome {
  const problems = budgets.flatMap(({ what, files: patterns, atMost }) => {
    const files = globSync([...patterns], { cwd: root }).map((file) => ({ file, bytes: statSync(path.join(root, file)).size }));
    if (files.length === 0) return [`${what}: nothing is built at ${patterns.join(', ')}.`];
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    if (bytes <= atMost) return [];
    const list = files.map((file) => `  ${String(file.bytes).padStart(7)} ${file.file}`).join('\n');
    return [`${what}: ${bytes} bytes compressed, the budget is ${atMost} (platform/src/checks/rules/sizeBudgets.ts).\n${list}`];
  });
  return { problems };
}
