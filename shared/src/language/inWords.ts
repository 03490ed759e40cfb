/** By English template, as `sentence` of the contracts takes it: the same in another language. */
export type Sentences = Readonly<Record<string, string>>;

interface Pattern {
  names: string[];
  expression: RegExp;
  translation: string;
}

const plain = new Map<string, string>();
const patterns: Pattern[] = [];

/** Brings translations of what the server and the engine say. */
export function speakSentences(sentences: Sentences): void {
  for (const [template, translation] of Object.entries(sentences)) {
    const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    if (names.length === 0) plain.set(template, translation);
    else patterns.push({ names, expression: expressionOf(template), translation });
  }
  // `{finding} It could not be renewed.` also fits what has a template of its own: the one with more words of its own goes first.
  patterns.sort((one, other) => ownLength(other) - ownLength(one));
}

/** What the server or the engine said, in the language of the page. What nobody has translated, such as Instagram's own words, stays as it is. */
export function inWords(said: string): string {
  if (plain.size === 0) return said;
  const known = plain.get(said);
  if (known !== undefined) return known;
  for (const { names, expression, translation } of patterns) {
    const found = expression.exec(said);
    if (!found) continue;
    const values = new Map(names.map((name, at) => [name, inWords(found[at + 1] ?? '')]));
    return translation.replace(/\{(\w+)\}/g, (whole, name: string) => values.get(name) ?? whole);
  }
  return said;
}

function expressionOf(template: string): RegExp {
  const parts = template.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('(.+?)')}$`, 's');
}

function ownLength({ expression }: Pattern): number {
  return expression.source.replaceAll('(.+?)', '').length;
}
