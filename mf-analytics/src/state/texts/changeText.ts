import { percentText } from '@fanfare/shared/domain';

/** Formats a change from the previous period, e.g. `+33%`; null if there is nothing to compare with. */
export function changeText(percent: number | null): string | null {
  // A figure that fell to zero has no trend.
  if (percent === null || percent <= -100) return null;
  const rounded = Math.round(percent);
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : '±'}${percentText(Math.abs(rounded))}`;
}

/** Returns the change from `before` to `now` in percent, or null if one of them is missing or zero. */
export function changeOf(now: number | null, before: number | null): number | null {
  return now === null || before === null || before === 0 ? null : ((now - before) / before) * 100;
}
