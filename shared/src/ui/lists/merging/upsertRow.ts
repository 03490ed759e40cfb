import type { Order } from './mergeHead.ts';

export function upsertRow<Row>(rows: readonly Row[], row: Row, { idOf, timeOf }: Order<Row>): readonly Row[] {
  const isSame = (other: Row) => idOf(other) === idOf(row);
  if (rows.some(isSame)) return rows.map((other) => (isSame(other) ? row : other));
  const next = rows.findIndex((other) => timeOf(other) < timeOf(row));
  return rows.toSpliced(next < 0 ? rows.length : next, 0, row);
}
