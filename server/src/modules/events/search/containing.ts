/** A pattern of `like` in which what was typed stands for itself. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
