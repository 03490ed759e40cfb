export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;
export const DAYS = 112;

export const daysAgo = {
  firstFlow: 88,
  openingHours: 74,
  pricesByComment: 67,
  summerSale: 54,
  secondFlow: 50,
  madeToMeasure: 44,
  summerSaleEnds: 33,
  madeToMeasureMended: 26,
  goals: 40,
  repairs: 30,
} as const;

export function clockOf(today: number) {
  return (days: number, hour: number, minute = 0) => today - days * DAY_MS + (hour * 60 + minute) * MINUTE_MS;
}

export const startOfDay = (at: number) => at - (at % DAY_MS);
