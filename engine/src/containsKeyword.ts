/**
 * Searches `text` for `keyword`, ignoring case and Unicode compatibility forms (full-width letters,
 * ligatures, ß and SS).
 * @param keyword plain text; a blank keyword is never found
 */
export function containsKeyword(text: string, keyword: string): boolean {
  const needle = foldText(keyword.trim());
  return needle !== '' && foldText(text).includes(needle);
}

/**
 * Removes differences of case and Unicode form, to compare the text with another folded text. Converting to
 * upper and then to lower case approximates full case folding.
 */
export function foldText(text: string): string {
  return text.normalize('NFKC').toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFKC');
}
