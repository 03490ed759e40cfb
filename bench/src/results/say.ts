import { describeBudget, describeValue, type Figure, isKept } from './Figure.ts';

let said: Figure[] = [];

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
