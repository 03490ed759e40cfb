import { expect, test } from '@jest/globals';
import { mergeHead } from './mergeHead.ts';

interface Row {
  id: string;
  at: string;
}
const order = { idOf: ({ id }: Row) => id, timeOf: ({ at }: Row) => at };
const rows = (...seconds: number[]): Row[] =>
  seconds.map((at) => ({ id: `r${at}`, at: `2026-03-02T12:00:${String(at).padStart(2, '0')}Z` }));
const page = (items: Row[], nextCursor: string | null = 'more') => ({ rows: items, nextCursor });
const merge = (known: Row[], head: ReturnType<typeof page>) => mergeHead(known, head, order);

test('the first page is the list', () => {
  expect(merge([], page(rows(9, 8, 7)))).toEqual(rows(9, 8, 7));
});

test('new rows push none out of the list', () => {
  expect(merge(rows(9, 8, 7, 6, 5), page(rows(11, 10, 9)))).toEqual(rows(11, 10, 9, 8, 7, 6, 5));
});

test('a moved row is listed once', () => {
  const moved = { id: 'r6', at: '2026-03-02T12:00:12Z' };
  expect(merge(rows(9, 8, 7, 6), page([moved, ...rows(9, 8)]))).toEqual([moved, ...rows(9, 8, 7)]);
});

test('removes a row that left the list', () => {
  expect(merge(rows(9, 8, 7, 6), page(rows(9, 7, 6)))).toEqual(rows(9, 7, 6));
});

test('a complete page replaces the list', () => {
  expect(merge(rows(9, 8, 7, 6), page(rows(9), null))).toEqual(rows(9));
  expect(merge(rows(9), page([], null))).toEqual([]);
});

test('reports a gap when a page has no known row', () => {
  expect(merge(rows(9, 8), page(rows(30, 29, 28)))).toBeNull();
});
