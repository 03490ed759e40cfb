/**
 * Interactions (likes, comments, saves, shares) in percent of the accounts reached. The only place that knows the formula; null without
 * reach, and where Instagram gave no interactions.
 */
export function engagementRate({
  reach,
  interactions,
}: Readonly<{ reach: number | null; interactions: number | null }>): number | null {
  return reach === null || reach === 0 || interactions === null ? null : (interactions / reach) * 100;
}
