import { describeBudget, describeValue, type Figure, isWithinBudget, type Table } from './Figure.ts';

export interface BenchOptions {
  seconds?: number;
  /** Starts no measurement after this time. */
  minutes?: number;
  /** Part of a name. */
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

/** Since the last call. */
export function takeFigures(): Figure[] {
  const figures = said;
  said = [];
  return figures;
}

export function sayTable(head: string[], rows: string[][]): void {
  tables.push({ head, rows });
}

/** Since the last call. */
export function takeTables(): Table[] {
  const taken = tables;
  tables = [];
  return taken;
}
