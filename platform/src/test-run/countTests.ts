import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceDir } from '../workspace/packageFacts.ts';
import { readJunit, type TestCase } from './readJunit.ts';
import { reportFile, reportsDir } from './reportFile.ts';
import type { TaskRun } from './runTurbo.ts';

export interface TaskResult extends TaskRun {
  passed: number;
  failed: number;
  tests: TestCase[];
}

/** A runner without a report or without tests counts as one failure. */
export function countTests(run: TaskRun, root: string = workspaceDir): TaskResult {
  const isOk = run.exitCode === 0;
  if (!run.task.startsWith('test') || run.package === '//')
    return { ...run, passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, tests: [] };
  const file = path.join(root, run.directory, reportsDir, reportFile(run.task));
  const tests = existsSync(file) ? readJunit(readFileSync(file, 'utf8')) : [];
  const failed = tests.filter(({ isFailed }) => isFailed).length;
  const isSilent = failed === 0 && (!isOk || tests.length === 0);
  return { ...run, passed: tests.length - failed, failed: failed + (isSilent ? 1 : 0), tests };
}
