const stringOrLongInteger = /"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g;

/** Integers above 2^53 stay text, because Instagram sometimes sends ids as numbers. Throws SyntaxError. */
export function parseLossless(text: string): unknown {
  if (!/[:[,]\s*-?\d{16,}/.test(text)) return JSON.parse(text);
  return JSON.parse(text.replace(stringOrLongInteger, (token) => (token.startsWith('"') ? token : `"${token}"`)));
}
