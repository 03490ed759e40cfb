import { valueInWords } from './valueInWords.ts';

/** By English template, as `sentence` of the contracts takes it: the same in another language. */
export type Sentences = Readonly<Record<string, string>>;

interface Hole {
  name: string;
  /** Words of other people, which are nobody else's. */
  isTheirs: boolean;
}

interface Pattern {
  /** What stands before the first name, and behind the last: looked at first, because that is quick. */
  begin: string;
  end: string;
  expression: RegExp;
  holes: readonly Hole[];
  translation: string;
  ownLength: number;
}

interface Told {
  text: string;
  /** How many characters were words of ours. */
  known: number;
}

const plain = new Map<string, string>();
const patterns: Pattern[] = [];
const told = new Map<string, Told>();

const KEPT = 2_000;
/** Longer texts are not made of sentences of ours. */
const PARTS_MAX = 30;

/** Brings translations of what the server and the engine say. */
export function speakSentences(sentences: Sentences): void {
  for (const [template, translation] of Object.entries(sentences)) {
    if (/\{\w+\}/.test(template)) patterns.push(patternOf(template, translation));
    else plain.set(template, translation);
  }
  told.clear();
}

/**
 * What the server or the engine said, in the language of the page: one sentence, or several one after the other. What nobody has
 * translated, such as Instagram's own words, stays as it is, and so does what stands in quotation marks.
 */
export function inWords(said: string): string {
  return plain.size === 0 && patterns.length === 0 ? said : tell(said).text;
}

function tell(said: string): Told {
  const before = told.get(said);
  if (before) return before;
  const found = tellParts(said);
  if (told.size >= KEPT) told.clear();
  told.set(said, found);
  return found;
}

/** Of all ways to cut a text into sentences, the one in which most words are ours; of equal ones that with most sentences. */
function tellParts(said: string): Told {
  const parts = said.split(/(?<=[.!?]["”]?) (?=\S)/);
  if (parts.length === 1 || parts.length > PARTS_MAX) return tellWhole(said);
  const best: Told[] = [{ text: '', known: 0 }];
  for (let to = 1; to <= parts.length; to += 1) {
    let chosen: Told | null = null;
    for (let from = to - 1; from >= 0; from -= 1) {
      const whole = tellWhole(parts.slice(from, to).join(' '));
      const left = best[from];
      if (!left || (chosen && left.known + whole.known <= chosen.known)) continue;
      chosen = { text: from === 0 ? whole.text : `${left.text} ${whole.text}`, known: left.known + whole.known };
    }
    if (chosen) best.push(chosen);
  }
  return best.at(-1) ?? tellWhole(said);
}

/** `{finding}: {fix}` also fits what has a template of its own: the one with more words of ours is meant. */
function tellWhole(said: string): Told {
  const known = plain.get(said);
  if (known !== undefined) return { text: known, known: said.length };
  let best: Told = { text: said, known: 0 };
  for (const pattern of patterns) {
    const found = said.startsWith(pattern.begin) && said.endsWith(pattern.end) ? pattern.expression.exec(said) : null;
    if (!found) continue;
    const candidate = fill(pattern, found.slice(1));
    if (candidate.known > best.known) best = candidate;
  }
  return best;
}

function fill({ holes, translation, ownLength }: Pattern, found: readonly string[]): Told {
  let known = ownLength;
  const values = new Map<string, string>();
  for (const [at, { name, isTheirs }] of holes.entries()) {
    const value = found[at] ?? '';
    const inside: Told = isTheirs ? { text: value, known: 0 } : tell(value);
    known += inside.known;
    values.set(name, inside.known > 0 || isTheirs ? inside.text : valueInWords(value));
  }
  return { text: translation.replace(/\{(\w+)\}/g, (whole, name: string) => values.get(name) ?? whole), known };
}

function patternOf(template: string, translation: string): Pattern {
  const pieces = template.split(/\{(\w+)\}/);
  const fixed = pieces.filter((_, at) => at % 2 === 0);
  const isQuoted = (at: number) => isQuotation(pieces[at - 1] ?? '', pieces[at + 1] ?? '');
  const named = pieces.flatMap((name, at) => (at % 2 === 0 ? [] : [{ name, isQuoted: isQuoted(at) }]));
  const spaces = named.map(spaceOf);
  const source = fixed.map((text, at) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') + (spaces[at] ?? '')).join('');
  return {
    begin: fixed[0] ?? '',
    end: fixed.at(-1) ?? '',
    expression: new RegExp(`^${source}$`, 's'),
    holes: named.map(({ name, isQuoted }) => ({ name, isTheirs: isQuoted || names.includes(name) })),
    translation,
    ownLength: fixed.join('').length,
  };
}

/** These names stand for numbers alone, or for the sign by which alike errors are counted together. */
const numbers = ['count', 'days', 'max', 'min'];
/** These stand for what somebody else has named. */
const names = ['name', 'username', 'field', 'fields', 'permission', 'way', 'ref'];

function spaceOf({ name, isQuoted }: { name: string; isQuoted: boolean }): string {
  if (numbers.includes(name)) return '(\\d[\\d.,]*|\\{n\\})';
  return isQuoted ? '(.*?)' : '(.+?)';
}

function isQuotation(before: string, behind: string): boolean {
  return (before.endsWith('"') && behind.startsWith('"')) || (before.endsWith('“') && behind.startsWith('”'));
}
