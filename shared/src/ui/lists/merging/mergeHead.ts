export interface Page<Row> {
  rows: Row[];
  /** Cursor of the next page; null at the end. */
  nextCursor: string | null;
}

export interface Order<Row> {
  idOf: (row: Row) => string;
  /** ISO time of a row; lists are in descending order. */
  timeOf: (row: Row) => string;
}

/**
 * Merges a refetched first page. Rows that no longer fit on it stay below.
 * @returns null if there would be a gap
 */
export function mergeHead<Row>(known: readonly Row[], head: Page<Row>, { idOf, timeOf }: Order<Row>): readonly Row[] | null {
  const last = head.rows.at(-1);
  if (head.nextCursor === null) return head.rows;
  // The page of a search is empty; matches further back stay.
  if (last === undefined) return known;
  const inHead = new Set(head.rows.map(idOf));
  if (known.length > 0 && !known.some((row) => inHead.has(idOf(row)))) return null;
  const edge = timeOf(last);
  return [...head.rows, ...known.filter((row) => !inHead.has(idOf(row)) && timeOf(row) <= edge)];
}
