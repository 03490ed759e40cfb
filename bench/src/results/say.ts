import { describeBudget, describeValue, type Figure, isWithinBudget, type Table } from './Figure.ts';

export interface BenchOptions {
  seconds?: number;
  /** No measurement starts after this time. */
  minutes?: number;
  /** Part of a benchmark's name. */
  only?: string;
}

let said: Figure[] = [];
let tables: Table[] = [];

export function say(what: string, value: number, unit: string, budget: { atMost?: number; atLeast?: number } = {}): void {
  const figure = { what, value, unit, ...budget };
  said.push(figure);
  const kept = isWithinBudget(figure);
  const verdict = kept === null ? '' : `budget ${describeBudget(figure)}: ${kept ? 'pass' : 'SHORT'}`;
  process.stdout.write(`${what.padEnd(58)} ${describeValue(figure).padEnd(12)} ${verdict}\n`);
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
