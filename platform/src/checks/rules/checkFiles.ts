import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceDir } from '../../webpack/packageFacts.ts';
import type { Outcome } from '../Outcome.ts';
import { allPackages } from '../packages.ts';
import { fileRules } from './fileRules.ts';
import { httpClientRule } from './httpClientRule.ts';
import { measureFiles } from './measureFiles.ts';

const generated = new Set([
  'node_modules',
  'dist',
  'dist-dev',
  '.turbo',
  '.cache',
  '.fanfare',
  'test-results',
  'playwright-report',
]);

/** Holds every file of every package against the file rules; each rule counts as one check. */
export async function checkFiles(): Promise<Outcome> {
  const files = allPackages
    .flatMap(filesIn)
    .map((file) => ({ path: file, text: readFileSync(path.join(workspaceDir, file), 'utf8') }));
  const broken = [...fileRules, httpClientRule].map(({ name, problem }) =>
    files.flatMap((file) => {
      const text = problem(file);
      return text ? [`${name}: ${file.path} ${text}.`] : [];
    }),
  );
  const sizes = measureFiles(files);
  const problems = [...broken, sizes.problems];
  return {
    passed: problems.filter(({ length }) => length === 0).length,
    failed: problems.filter(({ length }) => length > 0).length,
    output: problems.flat().join('\n'),
    figures: sizes.figures,
  };
}

function filesIn(packageName: string): string[] {
  return globSync(`${packageName}/**/*.{ts,tsx,js,cjs,mjs,json,css,html,sql,md}`, {
    cwd: workspaceDir,
    exclude: (entry) => generated.has(path.basename(entry)),
  }).map((file) => file.split(path.sep).join('/'));
}
