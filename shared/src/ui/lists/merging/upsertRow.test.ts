import { expect, test } from '@jest/globals';
import { upsertRow } from './upsertRow.ts';

const order = { idOf: ({ id }: Row) => id, timeOf: ({ at }: Row) => at };
interface Row {
  id: string;
  at: string;
  text?: string;
}
const rows: Row[] = [
  { id: 'c', at: '3' },
  { id: 'b', at: '2' },
  { id: 'a', at: '1' },
];
const idsOf = (list: readonly Row[]) => list.map(({ id }) => id);

test('updates a row in place', () => {
  expect(upsertRow(rows, { id: 'b', at: '2', text: 'new' }, order)[1]).toEqual({ id: 'b', at: '2', text: 'new' });
});

test('restores a removed row to its position', () => {
  const without = rows.filter(({ id }) => id !== 'b');
  expect(idsOf(upsertRow(without, { id: 'b', at: '2' }, order))).toEqual(['c', 'b', 'a']);
  expect(idsOf(upsertRow(rows, { id: 'z', at: '0' }, order))).toEqual(['c', 'b', 'a', 'z']);
});
