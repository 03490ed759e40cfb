export interface Page<Row> {
  rows: Row[];
  /** Where the next page begins; null at the end of the list. */
  nextCursor: string | null;
}

export interface Order<Row> {
  idOf: (row: Row) => string;
  /** ISO time by which the list is ordered, latest first. */
  timeOf: (row: Row) => string;
}

/**
 * Joins the first page, asked for again, with the rows that stood there before. What it pushed out of itself stays below it, what has left
 * the list goes.
 *
 * @returns null when so much has come in between that a gap would be left: then only the new page is known
 */
export function mergeHead<Row>(known: readonly Row[], head: Page<Row>, { idOf, timeOf }: Order<Row>): readonly Row[] | null {
  const last = head.rows.at(-1);
  if (head.nextCursor === null) return head.rows;
  // A search that has found nothing among the newest: what it has found further back stays.
  if (last === undefined) return known;
  const inHead = new Set(head.rows.map(idOf));
  if (known.length > 0 && !known.some((row) => inHead.has(idOf(row)))) return null;
  const edge = timeOf(last);
  return [...head.rows, ...known.filter((row) => !inHead.has(idOf(row)) && timeOf(row) <= edge)];
}
