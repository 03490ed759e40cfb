import { test } from 'node:test';
import { expect } from 'expect';
import fc from 'fast-check';
import { disarm, toCsv } from './toCsv.ts';

/** An independent RFC 4180 parser. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === ',') {
      row.push(cell);
      cell = '';
    } else if (sign === '\r' && text[at + 1] === '\n') {
      rows.push([...row, cell]);
      [row, cell] = [[], ''];
      at += 1;
    } else cell += sign;
  }
  return rows;
}

test('S29: a formula is written as text', () => {
  const dangerous = [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '＝1',
    '＋1',
    '－1',
    '＠x',
    '=HYPERLINK("http://a.test","x")',
  ];
  for (const text of dangerous) {
    const [[cell] = []] = parseCsv(toCsv([text], []));
    expect(cell).toBe(`'${text}`);
  }
  expect(toCsv(['a'], [[-5], [null], ['plain']])).toBe('a\r\n-5\r\n\r\nplain\r\n');
});

test('S29: any data round-trips, except for the apostrophe', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', '=', "'", 'a', '＝', '\t') }),
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.array(cell, { minLength: 4, maxLength: 4 }), { maxLength: 5 }),
      (width, rows) => {
        const table = rows.map((row) => row.slice(0, width));
        const header = Array.from({ length: width }, (_, n) => `h${n}`);
        expect(parseCsv(toCsv(header, table))).toEqual([header, ...table.map((row) => row.map(disarm))]);
      },
    ),
    { numRuns: 1_000 },
  );
});
