interface TextPart {
  part: string;
  at: number;
  isMatch: boolean;
}

/** Ignores case, as the server's search does. */
export function splitMatches(text: string, find: string): TextPart[] {
  const needle = find.trim().toLocaleLowerCase();
  const lower = text.toLocaleLowerCase();
  // Lower case may be longer, for example that of İ.
  if (needle === '' || lower.length !== text.length) return [{ part: text, at: 0, isMatch: false }];
  const parts: TextPart[] = [];
  let from = 0;
  for (let at = lower.indexOf(needle); at !== -1; at = lower.indexOf(needle, from)) {
    if (at > from) parts.push({ part: text.slice(from, at), at: from, isMatch: false });
    parts.push({ part: text.slice(at, at + needle.length), at, isMatch: true });
    from = at + needle.length;
  }
  if (from < text.length || parts.length === 0) parts.push({ part: text.slice(from), at: from, isMatch: false });
  return parts;
}
