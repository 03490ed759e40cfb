export interface Figure {
  /** What was measured; the same words in every run, since they make the history. */
  what: string;
  value: number;
  /** Empty for ratios and counts. */
  unit: string;
  atMost?: number;
  atLeast?: number;
}

export interface Table {
  head: string[];
  rows: string[][];
}

export interface Run {
  /** ISO 8601. */
  finishedAt: string;
  commit: string;
  machine: string;
  /** Load average of the last minute: when the run began, which tells whether the machine was quiet. */
  load: number;
  figures: Figure[];
  tables?: Table[];
}

/** Null without a budget; a figure that could not be taken keeps none. */
export function isKept({ value, atMost, atLeast }: Figure): boolean | null {
  if (atMost === undefined && atLeast === undefined) return null;
  return value <= (atMost ?? Number.POSITIVE_INFINITY) && value >= (atLeast ?? Number.NEGATIVE_INFINITY);
}

export function describeBudget({ atMost, atLeast, unit }: Figure): string {
  if (atMost === undefined && atLeast === undefined) return '';
  return `${atMost === undefined ? '>=' : '<='} ${atMost ?? atLeast}${unit && ` ${unit}`}`;
}

export function describeValue({ value, unit }: Figure): string {
  // What has no unit is counted, or a ratio.
  const isCount = unit === '' && Number.isInteger(value);
  const digits = value >= 100 || isCount ? 0 : value >= 10 ? 1 : 2;
  return `${value.toFixed(digits)}${unit && ` ${unit}`}`;
}
