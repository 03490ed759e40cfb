import { expect, test } from '@jest/globals';
import { putRow } from './putRow.ts';

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

test('a row is shown as it is now, in its place', () => {
  expect(putRow(rows, { id: 'b', at: '2', text: 'new' }, order)[1]).toEqual({ id: 'b', at: '2', text: 'new' });
});

test('a row that had gone comes back to where it was', () => {
  const without = rows.filter(({ id }) => id !== 'b');
  expect(idsOf(putRow(without, { id: 'b', at: '2' }, order))).toEqual(['c', 'b', 'a']);
  expect(idsOf(putRow(rows, { id: 'z', at: '0' }, order))).toEqual(['c', 'b', 'a', 'z']);
});
