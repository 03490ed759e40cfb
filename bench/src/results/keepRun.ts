import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { History, Run } from './Figure.ts';
import { renderChart } from './renderChart.ts';
import { renderResults } from './renderResults.ts';

const workspaceDir = path.resolve(import.meta.dirname, '../../..');
const resultsDir = path.join(workspaceDir, 'bench/results');
const chartsDir = path.join(workspaceDir, 'docs/images/bench');
const pagePath = path.join(workspaceDir, 'docs/benchmarks.md');
/** Figures differ by more than that from run to run. */
const DIGITS = 4;

/** Adds a run to what is kept of this benchmark in the repository, and writes the page and its charts anew. */
export function keepRun(name: string, run: Run): void {
  const figures = run.figures.map((figure) => ({ ...figure, value: Number(figure.value.toPrecision(DIGITS)) }));
  const runs = [...(readHistory()[name] ?? []), { ...run, figures }];
  mkdirSync(resultsDir, { recursive: true });
  writeFileSync(path.join(resultsDir, `${name}.json`), `${JSON.stringify(runs, null, 2)}\n`);
  writePage(readHistory());
}

export function readHistory(): History {
  const files = existsSync(resultsDir) ? readdirSync(resultsDir).filter((file) => file.endsWith('.json')) : [];
  return Object.fromEntries(
    files.toSorted().map((file) => [path.basename(file, '.json'), JSON.parse(readFileSync(path.join(resultsDir, file), 'utf8'))]),
  );
}

function writePage(history: History): void {
  rmSync(chartsDir, { recursive: true, force: true });
  mkdirSync(chartsDir, { recursive: true });
  for (const [name, runs] of Object.entries(history)) {
    const chart = renderChart(name, runs);
    if (chart) writeFileSync(path.join(chartsDir, `${name}.svg`), chart);
  }
  writeFileSync(pagePath, renderResults(history));
}
