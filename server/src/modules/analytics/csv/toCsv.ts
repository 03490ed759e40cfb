export type Cell = string | number | null;

/** What a spreadsheet would take for the begin of a formula, in both widths. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** CSV as of RFC 4180. A text that a spreadsheet would execute gets a leading apostrophe (security control S29). */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [header, ...rows].map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('');
}

/** A text as a cell shows it. */
export function disarm(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

function writeCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = disarm(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
