export interface Placeholder {
  from: number;
  typed: string;
}

export function placeholderAt(text: string, caret: number): Placeholder | null {
  const match = /\{\{?[ ]?([\w.]*)$/.exec(text.slice(0, caret));
  return match ? { from: match.index, typed: match[1] ?? '' } : null;
}

export function putIn(text: string, { from }: Placeholder, caret: number, name: string): { text: string; caret: number } {
  const rest = text.slice(caret).replace(/^\s?\}{1,2}/, '');
  const before = `${text.slice(0, from)}{{ ${name} }}`;
  return { text: before + rest, caret: before.length };
}
