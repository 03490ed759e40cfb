const stringOrLongInteger = /"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g;

/**
 * Parses JSON and keeps integers too long for a double as text: Instagram sends ids as numbers above 2^53 now and then.
 * Throws SyntaxError.
 */
export function parseLossless(text: string): unknown {
  if (!/[:[,]\s*-?\d{16,}/.test(text)) return JSON.parse(text);
  return JSON.parse(text.replace(stringOrLongInteger, (token) => (token.startsWith('"') ? token : `"${token}"`)));
}
