/** Formats UTC in seconds, without a colon in the offset. */
export function graphTime(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19)}+0000`;
}
