import { percentText } from './percentText.ts';

/** A change against the period before, e.g. `+33%`; null where there is nothing to compare with. */
export function changeText(percent: number | null): string | null {
  if (percent === null) return null;
  const rounded = Math.round(percent);
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : '±'}${percentText(Math.abs(rounded))}`;
}

/** How much more `now` is than `before`, in percent. */
export function changeOf(now: number, before: number): number | null {
  return before === 0 ? null : ((now - before) / before) * 100;
}
