export type Literal = readonly string[];

/** Texts such as "is" between two values would match everywhere. */
export function hasWord(literal: Literal): boolean {
  return (literal.length === 1 ? /\p{L}{2}/u : /\p{L}{3}/u).test(literal.join(' '));
}

export function patternOf(literal: Literal): string {
  return literal.map((part) => part.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.{0,400}?');
}
