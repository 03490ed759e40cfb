/** A text as the fixed parts around its values: one part for a plain text. */
export type Literal = readonly string[];

/** Whether there is more to it than signs and what is put in: "is" between two values is found in every text. */
export function hasWord(literal: Literal): boolean {
  return (literal.length === 1 ? /\p{L}{2}/u : /\p{L}{3}/u).test(literal.join(' '));
}

/** Source of a regular expression that matches whatever is put in, up to a length: it is looked for in the text of whole pages. */
export function patternOf(literal: Literal): string {
  return literal.map((part) => part.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.{0,400}?');
}
