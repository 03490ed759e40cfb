import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceDir } from '../../workspace/packageFacts.ts';
import type { Outcome } from '../Outcome.ts';
import { allPackages } from '../packages.ts';
import { boundedDeletesRule } from '../source-rules/boundedDeletesRule.ts';
import { fileRules } from '../source-rules/fileRules.ts';
import { formatsRule } from '../source-rules/formatsRule.ts';
import { httpClientRule } from '../source-rules/httpClientRule.ts';
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

export function checkFiles(): Outcome {
  const files = allPackages
    .flatMap(filesIn)
    .map((file) => ({ path: file, text: readFileSync(path.join(workspaceDir, file), 'utf8') }));
  const broken = [...fileRules, httpClientRule, boundedDeletesRule, formatsRule].flatMap(({ name, problem }) =>
    files.flatMap((file) => {
      const text = problem(file);
      return text ? [`${name}: ${file.path} ${text}.`] : [];
    }),
  );
  const sizes = measureFiles(files);
  return { problems: [...broken, ...sizes.problems], figures: sizes.figures };
}

function filesIn(packageName: string): string[] {
  return globSync(`${packageName}/**/*.{ts,tsx,js,cjs,mjs,json,css,html,sql,md}`, {
    cwd: workspaceDir,
    exclude: (entry) => generated.has(path.basename(entry)),
  }).map((file) => file.split(path.sep).join('/'));
}
