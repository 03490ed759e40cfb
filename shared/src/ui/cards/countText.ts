import { locale } from '../../language/index.ts';

/**
 * Formats a count. Small numbers avoid `Intl`, whose first use takes 20 ms of the first paint (measured on a
 * desktop).
 */
export function countText(count: number): string {
  return count < 1_000 ? String(count) : count.toLocaleString(locale());
}
