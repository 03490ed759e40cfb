export type Cell = string | number | null;

/** Characters that start a formula, half-width and full-width. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** RFC 4180. Formulas get a leading apostrophe (security control S29). */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [header, ...rows].map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('');
}

export function disarm(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

function writeCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = disarm(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
