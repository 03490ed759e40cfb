import { describeBudget, describeValue, type Figure, isKept, type Table } from './Figure.ts';

/** What may follow the name of a benchmark; each uses what concerns it. */
export interface BenchOptions {
  /** How long each thing is measured. */
  seconds?: number;
  /** After how many of them nothing further is measured. */
  minutes?: number;
  /** Part of the names of what is measured. */
  only?: string;
}

let said: Figure[] = [];
let tables: Table[] = [];

/** Prints one figure and, where there is a budget, whether it is kept. */
export function say(what: string, value: number, unit: string, budget: { atMost?: number; atLeast?: number } = {}): void {
  const figure = { what, value, unit, ...budget };
  said.push(figure);
  const kept = isKept(figure);
  const verdict = kept === null ? '' : `budget ${describeBudget(figure)}: ${kept ? 'pass' : 'SHORT'}`;
  process.stdout.write(`${what.padEnd(58)} ${describeValue(figure).padEnd(12)} ${verdict}\n`);
}

/** All figures since this was asked last. */
export function takeFigures(): Figure[] {
  const figures = said;
  said = [];
  return figures;
}

/** Keeps a table beside the figures. */
export function sayTable(head: string[], rows: string[][]): void {
  tables.push({ head, rows });
}

/** All tables since this was asked last. */
export function takeTables(): Table[] {
  const taken = tables;
  tables = [];
  return taken;
}
