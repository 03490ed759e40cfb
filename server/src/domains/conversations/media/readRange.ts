/** Players seek with ranges. Null to send the whole file; several ranges are sent as the whole file. */
export function readRange(header: string | undefined, size: number): { from: number; to: number } | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d{0,12})-(\d{0,12})$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return null;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from > to ? 'unsatisfiable' : { from, to };
}
