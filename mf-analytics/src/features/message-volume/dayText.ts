/** A calendar day of the wire (`YYYY-MM-DD`, UTC) in the words of the reader, e.g. `Mar 1`. */
export function dayText(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(undefined, { month: 'short', day: 'numeric', timeZone: 'UTC' });
}
