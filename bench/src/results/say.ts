import { type Budget, describeBudget, describeValue, type Figure, isWithinBudget, type Table } from './Figure.ts';

export interface BenchOptions {
  seconds?: number;
  /** No measurement starts after this time. */
  minutes?: number;
  /** Part of a benchmark's name. */
  only?: string;
  against?: string;
}

let said: Figure[] = [];
let tables: Table[] = [];
let notJudged: string | undefined;

export function say(what: string, value: number, unit: string, budget: Budget = {}, detail?: string): void {
  const figure = { what, value, unit, ...budget, ...(detail !== undefined && { detail }) };
  said.push(figure);
  const kept = isWithinBudget(figure);
  const judgement = notJudged === undefined ? (kept ? 'pass' : 'SHORT') : 'not judged';
  const verdict = kept === null ? '' : `budget ${describeBudget(figure)}: ${judgement}`;
  const line = `${what.padEnd(58)} ${describeValue(figure).padEnd(12)} ${verdict.padEnd(detail === undefined ? 0 : 30)} ${detail ?? ''}`;
  process.stdout.write(`${line.trimEnd()}\n`);
}

export function doNotJudge(reason: string): void {
  notJudged = reason;
}

export function takeNotJudged(): string | undefined {
  const taken = notJudged;
  notJudged = undefined;
  return taken;
}

export function takeFigures(): Figure[] {
  const figures = said;
  said = [];
  return figures;
}

export function sayTable(head: string[], rows: string[][]): void {
  tables.push({ head, rows });
}

export function takeTables(): Table[] {
  const taken = tables;
  tables = [];
  return taken;
}
