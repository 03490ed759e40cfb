import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceDir } from '../../workspace/packageFacts.ts';
import type { Outcome } from '../Outcome.ts';
import { allPackages } from '../packages.ts';
import { isCode, linesOf, type SourceFile } from '../source-rules/fileRules.ts';
import { publicComments } from './publicComments.ts';
import { readComments } from './readComments.ts';

/** Per 1,000 lines of code. */
const WORDS_MAX = 250;

const isChecked = (file: string) => isCode.test(file) && !/\.(test|spec|stories)\.[^/]*$/.test(file);
const generated = /(^|\/)(node_modules|dist|dist-dev|\.turbo|\.cache|\.fanfare|test-results|playwright-report)(\/|$)/;

export function checkComments(): Outcome {
  const rates = allPackages.map((name) => ({ name, rate: commentRate(filesOf(name), publicEntries(name)) }));
  return {
    problems: rates.flatMap(({ name, rate }) => findRateProblem(name, rate) ?? []),
    figures: `words of comment per 1,000 lines: ${rates.map(({ name, rate }) => `${name} ${rate}`).join(', ')}`,
  };
}

/** Leaves out tests, stories and the TSDoc of exports of `entries`. */
export function commentRate(files: readonly SourceFile[], entries: readonly string[] = []): number {
  const checked = files.filter((file) => isChecked(file.path));
  const parsed = new Map(checked.map((file) => [file.path, readComments(file)]));
  const isPublic = publicComments(parsed, entries);
  const comments = [...parsed.values()].flatMap((file) => file.comments).filter((comment) => !isPublic.has(comment));
  const words = comments.reduce((sum, { text }) => sum + (text.match(/[A-Za-z][\w'-]*/g)?.length ?? 0), 0);
  const lines = checked.reduce((sum, { text }) => sum + linesOf(text), 0);
  return lines === 0 ? 0 : Math.round((words / lines) * 1_000);
}

export function findRateProblem(name: string, rate: number): string | null {
  if (rate <= WORDS_MAX) return null;
  const advice = 'delete comments that restate names or code, and shorten the others';
  return `comments: ${name} has ${rate} words of comment per 1,000 lines, more than ${WORDS_MAX}: ${advice}.`;
}

function filesOf(name: string): SourceFile[] {
  return globSync(`${name}/**/*.{ts,tsx,js,cjs,mjs}`, { cwd: workspaceDir, exclude: (entry) => generated.test(entry) })
    .map((file) => file.split(path.sep).join('/'))
    .map((file) => ({ path: file, text: readFileSync(path.join(workspaceDir, file), 'utf8') }));
}

function publicEntries(name: string): string[] {
  if (name === 'sdk') return ['webpack', 'rspack', 'vite', 'jest'].map((preset) => `sdk/src/presets/${preset}.ts`);
  if (name !== 'shared' && name !== 'engine') return [];
  const { exports }: { exports: Record<string, string> } = JSON.parse(
    readFileSync(path.join(workspaceDir, name, 'package.json'), 'utf8'),
  );
  return Object.values(exports).map((file) => path.posix.join(name, file));
}
