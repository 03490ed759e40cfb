export interface Placeholder {
  /** Where the first brace stands. */
  from: number;
  /** What is written behind the braces so far. */
  typed: string;
}

/** The placeholder that is being written at a place of a text; null when none is. */
export function placeholderAt(text: string, caret: number): Placeholder | null {
  const match = /\{\{?[ ]?([\w.]*)$/.exec(text.slice(0, caret));
  return match ? { from: match.index, typed: match[1] ?? '' } : null;
}

/** The text with a name put in where the placeholder stands, and where the caret is then. */
export function putIn(text: string, { from }: Placeholder, caret: number, name: string): { text: string; caret: number } {
  const rest = text.slice(caret).replace(/^\s?\}{1,2}/, '');
  const before = `${text.slice(0, from)}{{ ${name} }}`;
  return { text: before + rest, caret: before.length };
}
