/** A calendar day of the wire (`YYYY-MM-DD`) in the words of the reader, e.g. `Mar 1`. */
export function dayText(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(undefined, { month: 'short', day: 'numeric', timeZone: 'UTC' });
}

/** The days between two moments as the time zone counts them; the end is not included. */
export function daysText({ from, to, timeZone }: { from: string; to: string; timeZone: string }): { from: string; to: string } {
  const format = (ms: number) => new Date(ms).toLocaleDateString(undefined, { dateStyle: 'medium', timeZone });
  return { from: format(Date.parse(from)), to: format(Date.parse(to) - 1) };
}
