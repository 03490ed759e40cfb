import path from 'node:path';
import { workspaceDir } from '../workspace/packageFacts.ts';
import type { TaskResult } from './countTests.ts';

const SLOWEST = 20;

export function renderResults(results: readonly TaskResult[], root: string = workspaceDir): string {
  const tasks = results.map(
    ({ package: name, task, passed, failed, seconds }) =>
      `${failed > 0 ? '✖' : '✔'} ${name === '//' ? task : `${name} ${task}`}: ${passed} passed, ${failed} failed in ${seconds.toFixed(1)} s`,
  );
  const files = Map.groupBy(
    results.flatMap(({ directory, tests }) => tests.map((test) => ({ ...test, file: placeOf(test.file, directory, root) }))),
    ({ file }) => file,
  );
  const slowest = [...files]
    .map(([file, tests]) => ({ file, seconds: tests.reduce((sum, { seconds }) => sum + seconds, 0) }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ file, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${file}`);
  const failed = results.flatMap(({ directory, tests }) =>
    tests.filter(({ isFailed }) => isFailed).map(({ name, file }) => `  ${placeOf(file, directory, root)}: ${name}`),
  );
  return [
    ...tasks,
    ...(slowest.length > 0 ? ['', 'The slowest files:', ...slowest] : []),
    ...(failed.length > 0 ? ['', 'Failed:', ...failed] : []),
    '',
    totalOf(results),
  ].join('\n');
}

function totalOf(results: readonly TaskResult[]): string {
  const sum = (count: (result: TaskResult) => number) => results.reduce((total, result) => total + count(result), 0);
  return `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`;
}

export function placeOf(file: string, directory: string, root: string): string {
  return path.isAbsolute(file) ? path.relative(root, file) : path.join(directory, file);
}
