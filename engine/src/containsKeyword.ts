/**
 * True when `text` contains `keyword`, whatever the case and the Unicode form (full-width letters, ligatures, ß and SS).
 * A keyword is a plain piece of text, never a pattern; a blank keyword is contained in nothing.
 */
export function containsKeyword(text: string, keyword: string): boolean {
  const wanted = foldText(keyword.trim());
  return wanted !== '' && foldText(text).includes(wanted);
}

/**
 * A text without differences of case and of Unicode form, to compare with another one that was folded too.
 * Upper then lower case is what JavaScript has for full case folding; only the final sigma depends on its neighbours.
 */
export function foldText(text: string): string {
  return text.normalize('NFKC').toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFKC');
}
