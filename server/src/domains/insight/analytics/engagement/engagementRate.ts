/** Interactions in percent of the reach. */
export function engagementRate({
  reach,
  interactions,
}: Readonly<{ reach: number | null; interactions: number | null }>): number | null {
  return reach === null || reach === 0 || interactions === null ? null : (interactions / reach) * 100;
}
