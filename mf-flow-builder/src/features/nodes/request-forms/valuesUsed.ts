/** Which values a request puts in, read from its text: enough to ask for them before a try. */
export function valuesUsed(text: string): { variables: string[]; hasInput: boolean } {
  const inside = [...text.matchAll(/\{[{%](.*?)[}%]\}/gs)].map(([, code = '']) => code).join(' ');
  const variables = [...inside.matchAll(/\bvariables\.([a-z]\w*)/gi)].map(([, name = '']) => name);
  return { variables: [...new Set(variables)], hasInput: /\binput\b/.test(inside) };
}
