/** Prints one figure and, where there is a budget, whether it is kept. */
export function say(what: string, figure: number, unit: string, budget: { atMost?: number; atLeast?: number } = {}): void {
  const digits = figure >= 100 ? 0 : figure >= 10 ? 1 : 2;
  const { atMost, atLeast } = budget;
  const bound = atMost === undefined ? atLeast : atMost;
  const isKept = figure <= (atMost ?? Number.POSITIVE_INFINITY) && figure >= (atLeast ?? Number.NEGATIVE_INFINITY);
  const verdict =
    bound === undefined
      ? ''
      : `budget ${atMost === undefined ? '>=' : '<='} ${bound}${unit && ` ${unit}`}: ${isKept ? 'pass' : 'SHORT'}`;
  process.stdout.write(`${what.padEnd(58)} ${`${figure.toFixed(digits)} ${unit}`.padEnd(12)} ${verdict}\n`);
}
