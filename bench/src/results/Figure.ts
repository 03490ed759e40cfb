export interface Budget {
  atMost?: number;
  atLeast?: number;
}

export interface Figure extends Budget {
  /** Must stay stable, because it identifies the figure across runs. */
  what: string;
  value: number;
  unit: string;
  detail?: string;
}

export interface Table {
  head: string[];
  rows: string[][];
}

export interface Run {
  finishedAt: string;
  commit: string;
  machine: string;
  /** Load average of the last minute, at the start. */
  load: number;
  figures: Figure[];
  tables?: Table[];
  /** The reason. */
  notJudged?: string;
}

/** Null if the figure has no budget. */
export function isWithinBudget({ value, atMost, atLeast }: Figure): boolean | null {
  if (atMost === undefined && atLeast === undefined) return null;
  return value <= (atMost ?? Number.POSITIVE_INFINITY) && value >= (atLeast ?? Number.NEGATIVE_INFINITY);
}

export function describeBudget({ atMost, atLeast, unit }: Figure): string {
  if (atMost === undefined && atLeast === undefined) return '';
  return `${atMost === undefined ? '>=' : '<='} ${atMost ?? atLeast}${unit && ` ${unit}`}`;
}

export function describeValue({ value, unit }: Pick<Figure, 'value' | 'unit'>): string {
  const isCount = unit === '' && Number.isInteger(value);
  const digits = value >= 100 || isCount ? 0 : value >= 10 ? 1 : 2;
  return `${value.toFixed(digits)}${unit && ` ${unit}`}`;
}
