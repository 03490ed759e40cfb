import type { ReactNode } from 'react';

export function Marked({ text, found }: { text: string; found: string }): ReactNode {
  if (found === '') return text;
  const parts: ReactNode[] = [];
  const lower = text.toLowerCase();
  const needle = found.toLowerCase();
  let end = 0;
  // Some letters change their length in lower case; then nothing is marked.
  for (let at = lower.indexOf(needle); at >= 0 && lower.length === text.length; at = lower.indexOf(needle, end)) {
    parts.push(text.slice(end, at), <mark key={at}>{text.slice(at, at + needle.length)}</mark>);
    end = at + needle.length;
  }
  return [...parts, text.slice(end)];
}
