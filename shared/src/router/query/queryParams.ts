/** Parses and formats a query parameter. */
export interface QueryParam<Value> {
  /** The default, which is never written to the URL. */
  fallback: Value;
  /** Returns undefined for an invalid text. */
  parse: (text: string) => Value | undefined;
  format(value: Value): string;
  /** True if a change adds a history entry. Typed text does not. */
  isStep: boolean;
}

/** A parameter with one of several words, such as a tab or a status. */
export function oneOf<const Word extends string>(words: readonly Word[], fallback: NoInfer<Word>): QueryParam<Word> {
  return { fallback, parse: (text) => words.find((word) => word === text), format: (word) => word, isStep: true };
}

/** A parameter with any number of words, none by default: `?type=message,comment`. */
export function someOf<const Word extends string>(words: readonly Word[]): QueryParam<readonly Word[]> {
  return {
    fallback: [],
    parse: (text) => {
      const parts = text.split(',');
      const known = words.filter((word) => parts.some((part) => part === word));
      return parts.every((part) => known.some((word) => word === part)) ? known : undefined;
    },
    format: (chosen) => words.filter((word) => chosen.includes(word)).join(','),
    isStep: true,
  };
}

/** A parameter with search text. */
export function freeText(): QueryParam<string> {
  return { fallback: '', parse: (text) => text, format: (text) => text, isStep: false };
}

/** A parameter with the id of an open item, or null. */
export function openId(): QueryParam<string | null> {
  return { fallback: null, parse: (text) => text || null, format: (id) => id ?? '', isStep: true };
}

/** A parameter with an integer from `least` to `most`. */
export function wholeNumber(fallback: number, { least = 0, most = Number.MAX_SAFE_INTEGER } = {}): QueryParam<number> {
  const parse = (text: string) => {
    const number = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
    return number >= least && number <= most ? number : undefined;
  };
  return { fallback, parse, format: String, isStep: true };
}

export interface QuerySort<ColumnId extends string> {
  column: ColumnId;
  isDescending: boolean;
}

/** A parameter with the sort column: `?sort=time`, or `?sort=-time` for descending. */
export function sortBy<const ColumnId extends string>(
  columns: readonly ColumnId[],
  fallback: QuerySort<NoInfer<ColumnId>>,
): QueryParam<QuerySort<ColumnId>> {
  return {
    fallback,
    parse: (text) => {
      const isDescending = text.startsWith('-');
      const column = columns.find((each) => each === (isDescending ? text.slice(1) : text));
      return column && { column, isDescending };
    },
    format: ({ column, isDescending }) => (isDescending ? `-${column}` : column),
    isStep: true,
  };
}

/** First and last day, inclusive, as `2026-01-31`. */
export interface DayRange {
  from: string;
  to: string;
}

/** A parameter with a range of days, `?range=2026-01-01..2026-01-31`, or null. */
export function dayRange(): QueryParam<DayRange | null> {
  return {
    fallback: null,
    parse: (text) => {
      const [from = '', to = '', ...rest] = text.split('..');
      return rest.length === 0 && isDay(from) && isDay(to) && from <= to ? { from, to } : undefined;
    },
    format: (range) => (range ? `${range.from}..${range.to}` : ''),
    isStep: true,
  };
}

function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) && text.length === 10;
}
