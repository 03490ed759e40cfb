import { message } from '@fanfare/shared/contracts';
import type { Parsed } from './Parsed.ts';
import { readJsonObject } from './readJsonObject.ts';

const unitMs = new Map([
  ['s', 1_000],
  ['m', 60_000],
  ['h', 3_600_000],
  ['d', 86_400_000],
]);

/** Runs end after 30 days. */
const WAIT_MAX_MS = 30 * 86_400_000;

const HELP = message('flow-issues.wait-help');

/** @returns milliseconds for `10m` or JSON `{ "duration": "10m" }`; the units are s, m, h and d */
export function parseWait(params: string): Parsed<number> {
  const duration = readJsonObject(params)?.duration ?? params;
  const match = typeof duration === 'string' ? /^(\d{1,9})\s*([smhd])$/i.exec(duration.trim()) : null;
  const ms = Number(match?.[1]) * (unitMs.get(match?.[2]?.toLowerCase() ?? '') ?? Number.NaN);
  return ms >= 1_000 && ms <= WAIT_MAX_MS ? { ok: true, value: ms } : { ok: false, error: HELP };
}
