import { valueInWords } from './valueInWords.ts';

/** By English template, as `sentence` of the contracts takes it: the same in another language. */
export type Sentences = Readonly<Record<string, string>>;

interface Hole {
  name: string;
  /** Between quotation marks. */
  isQuoted: boolean;
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
  own: number;
  /** Those, and what stood in quotation marks between them. */
  known: number;
}

const plain = new Map<string, string>();
const patterns: Pattern[] = [];
const told = new Map<string, Told>();

const KEPT = 2_000;
/** Of a text with more parts only so many in a row are looked at together: no template of ours has more sentences. */
const PARTS_MAX = 20;
const ROW_MAX = 4;

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

/** Of all ways to cut a text into sentences, the one in which most is known; of equal ones that with most sentences. */
function tellParts(said: string): Told {
  const parts = said.split(/(?<=[.!?]["”]?|\)) (?=\S)/);
  const whole = tellWhole(said);
  if (parts.length === 1) return whole;
  const row = parts.length > PARTS_MAX ? ROW_MAX : parts.length - 1;
  const best: Told[] = [{ text: '', own: 0, known: 0 }];
  for (let to = 1; to <= parts.length; to += 1) {
    let chosen: Told | null = null;
    for (let from = to - 1; from >= Math.max(to - row, 0); from -= 1) {
      const right = tellWhole(parts.slice(from, to).join(' '));
      const left = best[from];
      const both = left && joined(left, right);
      if (both && (!chosen || both.known > chosen.known)) chosen = both;
    }
    if (chosen) best.push(chosen);
  }
  const apart = best.at(-1);
  return apart && apart.known >= whole.known ? apart : whole;
}

/** The space between two sentences counts as one of them does. */
function joined(left: Told, right: Told): Told {
  if (left.text === '') return right;
  return { text: `${left.text} ${right.text}`, own: left.own + right.own + 1, known: left.known + right.known + 1 };
}

/** `{finding}: {fix}` also fits what has a template of its own: the one with more words of ours is meant. */
function tellWhole(said: string): Told {
  const known = plain.get(said);
  if (known !== undefined) return { text: known, own: said.length, known: said.length };
  let best: Told = { text: said, own: 0, known: 0 };
  for (const pattern of patterns) {
    const found = said.startsWith(pattern.begin) && said.endsWith(pattern.end) ? pattern.expression.exec(said) : null;
    if (!found) continue;
    const candidate = fill(pattern, found.slice(1));
    if (candidate.own > best.own) best = candidate;
  }
  return best;
}

function fill({ holes, translation, ownLength }: Pattern, found: readonly string[]): Told {
  let own = ownLength;
  let known = ownLength;
  const values = new Map<string, string>();
  for (const [at, { name, isQuoted, isTheirs }] of holes.entries()) {
    const value = found[at] ?? '';
    // Half a quotation is no value: nothing in it needs to be looked for.
    const isTorn = value.split('"').length % 2 === 0;
    const inside = isTheirs || isTorn ? { text: value, own: 0, known: isQuoted ? value.length : 0 } : tell(value);
    own += inside.own;
    known += inside.known;
    values.set(name, inside.own > 0 || isTheirs ? inside.text : valueInWords(value));
  }
  return { text: translation.replace(/\{(\w+)\}/g, (whole, name: string) => values.get(name) ?? whole), own, known };
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
    holes: named.map(({ name, isQuoted }) => ({
      name,
      isQuoted,
      isTheirs: isQuoted || [...names, ...identifiers].includes(name),
    })),
    translation,
    ownLength: fixed.join('').length,
  };
}

/** These names stand for numbers alone, or for the sign by which alike errors are counted together. */
const numbers = ['count', 'days', 'max', 'min'];
/** These stand for what somebody else has named. */
const names = ['name', 'username', 'fields', 'way', 'ref'];
/** And these for what a program has, without spaces. */
const identifiers = ['field', 'permission'];

function spaceOf({ name, isQuoted }: { name: string; isQuoted: boolean }): string {
  if (identifiers.includes(name)) return '([\\w.]+)';
  if (numbers.includes(name)) return '(\\d[\\d.,]*|\\{n\\})';
  return isQuoted ? '(.*?)' : '(.+?)';
}

function isQuotation(before: string, behind: string): boolean {
  return (before.endsWith('"') && behind.startsWith('"')) || (before.endsWith('“') && behind.startsWith('”'));
}
