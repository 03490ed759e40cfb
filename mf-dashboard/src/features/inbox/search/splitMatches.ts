interface TextPart {
  part: string;
  at: number;
  isMatch: boolean;
}

/** Ignores case, as the server's search does. */
export function splitMatches(text: string, find: string): TextPart[] {
  const wanted = find.trim().toLocaleLowerCase();
  const lower = text.toLocaleLowerCase();
  // Lower case may be longer, for example that of İ.
  if (wanted === '' || lower.length !== text.length) return [{ part: text, at: 0, isMatch: false }];
  const parts: TextPart[] = [];
  let from = 0;
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, from)) {
    if (at > from) parts.push({ part: text.slice(from, at), at: from, isMatch: false });
    parts.push({ part: text.slice(at, at + wanted.length), at, isMatch: true });
    from = at + wanted.length;
  }
  if (from < text.length || parts.length === 0) parts.push({ part: text.slice(from), at: from, isMatch: false });
  return parts;
}
