import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Run } from './Figure.ts';
import { renderResults } from './renderResults.ts';

const folder = 'evidence/bench';
const resultsDir = path.resolve(import.meta.dirname, '../../..', folder);
/** Significant digits. Runs differ by more. */
const DIGITS = 4;

/**
 * Stores runs in the ignored folder `evidence`.
 * @returns the path of the page
 */
export function saveRun(name: string, run: Run): string {
  const file = path.join(resultsDir, `${name}.json`);
  const earlier: Run[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const figures = run.figures.map((figure) => ({ ...figure, value: Number(figure.value.toPrecision(DIGITS)) }));
  const last = { ...run, figures };
  mkdirSync(resultsDir, { recursive: true });
  writeFileSync(file, `${JSON.stringify([...earlier, last], null, 2)}\n`);
  writeFileSync(path.join(resultsDir, `${name}.md`), renderResults(name, last, earlier.at(-1)));
  return `${folder}/${name}.md`;
}
