import { isRecord, recordsIn, textIn } from '../isRecord.ts';

export function variableNamesOf(value: unknown): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const variable of recordsIn(value)) {
    const base = safeName(textIn(variable.name));
    let name = base;
    for (let number = 2; taken.has(name); number += 1) name = `${base}_${number}`;
    taken.add(name);
    names.set(textIn(variable.id), name);
  }
  return names;
}

/** Returns a name of letters, digits and underscores that starts with a letter. */
export function safeName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .trim()
    .replaceAll(/\W+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, 60);
  return /^[a-z]/i.test(plain) ? plain : `v_${plain}`;
}

export function withTemplates(text: string): string {
  return text.replaceAll(/\{\{\s*([^{}=|]+?)\s*\}\}/g, (_, name: string) => `{{ variables.${safeName(name)} }}`);
}

export function bubbleText(content: unknown): string {
  if (!isRecord(content)) return '';
  if (Array.isArray(content.richText)) return withTemplates(recordsIn(content.richText).map(lineOf).join('\n').trim());
  return withTemplates(
    (
      textIn(content.plainText) ||
      textIn(content.html)
        .replaceAll(/<br\s*\/?>|<\/(p|div)>/g, '\n')
        .replaceAll(/<[^>]*>/g, '')
    ).trim(),
  );
}

function lineOf(element: Record<string, unknown>): string {
  if (typeof element.text === 'string') return element.text;
  const inner = recordsIn(element.children).map(lineOf).join('');
  return element.type === 'a' && typeof element.url === 'string' && element.url !== inner ? `${inner} (${element.url})` : inner;
}
