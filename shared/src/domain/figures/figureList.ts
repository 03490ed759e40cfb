import { type FigureId, figures } from '../../contracts/figures.ts';

/**
 * Returns the URL of the list of a figure.
 * @param now decides which day is today in the browser's time zone
 * @returns null for a figure without a list
 */
export function figureList(id: FigureId, now: Date): string | null {
  const { list } = figures[id];
  return list?.replaceAll('{today}', dayOf(now, 0)).replaceAll('{daysAgo29}', dayOf(now, 29)) ?? null;
}

function dayOf(now: Date, daysAgo: number): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo, 12);
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`;
}
