const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long something still lasts, in the two largest units: "6 d 3 h", "5 h 12 min", "9 min". */
export function leftText(ms: number): string {
  if (ms >= DAY_MS) return pair(ms, DAY_MS, 'd', HOUR_MS, 'h');
  if (ms >= HOUR_MS) return pair(ms, HOUR_MS, 'h', MINUTE_MS, 'min');
  return `${Math.max(1, Math.ceil(ms / MINUTE_MS))} min`;
}

function pair(ms: number, large: number, largeName: string, small: number, smallName: string): string {
  const rest = Math.floor((ms % large) / small);
  return `${Math.floor(ms / large)} ${largeName}${rest > 0 ? ` ${rest} ${smallName}` : ''}`;
}
