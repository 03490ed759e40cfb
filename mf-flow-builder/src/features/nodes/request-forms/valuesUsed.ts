/** Finds the values that a request inserts in its text; precise enough to ask for them before a test. */
export function valuesUsed(text: string): { variables: string[]; hasInput: boolean } {
  const inside = [...text.matchAll(/\{[{%](.*?)[}%]\}/gs)].map(([, code = '']) => code).join(' ');
  const variables = [...inside.matchAll(/\bvariables\.([a-z]\w*)/gi)].map(([, name = '']) => name);
  return { variables: [...new Set(variables)], hasInput: /\binput\b/.test(inside) };
}
