const unitsMs = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
type Unit = keyof typeof unitsMs;

/** For example `500ms`, `5s`, `30m`, `25h` or `2d`. */
export const DURATION_PATTERN = '^\\d+(\\.\\d+)?(ms|s|m|h|d)$';

/** @returns milliseconds */
export function parseDuration(text: string): number {
  const [, amount, unit] = /^(\d+(?:\.\d+)?)(ms|s|m|h|d)$/.exec(text) ?? [];
  if (amount === undefined || !isUnit(unit)) throw new Error(`"${text}" is no time.`);
  return Math.round(Number(amount) * unitsMs[unit]);
}

function isUnit(text: string | undefined): text is Unit {
  return text !== undefined && Object.hasOwn(unitsMs, text);
}
