import { createPauses, type Pause } from '../../../../infrastructure/concurrency/createPauses.ts';
import { mergeTypos } from './mergeTypos.ts';
import { type KnownKeyword, type Nearest, nearestKeyword } from './nearestKeyword.ts';
import { readableText, type Word, wordsOf } from './wordsOf.ts';

export interface UnmatchedMessage {
  eventId: string;
  contactId: string | null;
  text: string;
  at: Date;
}

export interface PhraseGroup {
  phrase: string;
  variants: { text: string; count: number }[];
  messages: number;
  people: number;
  examples: { eventId: string; text: string }[];
  lastSeenAt: Date;
  nearest: Nearest | null;
}

interface Phrase {
  words: string[];
  variants: Map<string, number>;
  found: Set<number>;
}

interface Limits {
  messagesMin: number;
  groupsMax: number;
}

const WORDS_MAX = 3;
const PHRASES_MAX = 500;
const EXAMPLES_MAX = 3;
const VARIANTS_MAX = 5;
/** A longer phrase replaces a shorter one when it is in this share of its messages. */
const TAKES_OVER_AT = 0.8;

/** Finds phrases of up to three words and merges misspellings. Yields, because 2,000 messages take a second. */
export async function groupPhrases(
  messages: readonly UnmatchedMessage[],
  known: readonly KnownKeyword[],
  limits: Limits,
): Promise<PhraseGroup[]> {
  const pause = createPauses();
  const read: string[] = [];
  const words: Word[][] = [];
  for (const { text } of messages) {
    await pause();
    const readable = readableText(text);
    read.push(readable);
    words.push(wordsOf(readable));
  }
  const meanings = await mergeTypos(countWords(words), pause);
  const phrases = await collectPhrases(read, words, meanings, pause);
  const frequent = [...phrases.values()]
    .filter(({ found }) => found.size >= limits.messagesMin)
    .toSorted((a, b) => b.found.size - a.found.size)
    .slice(0, PHRASES_MAX);
  return joinByAutomation(await withoutParts(frequent, pause), known)
    .map(({ phrase, nearest }) => describe(phrase, nearest, messages))
    .toSorted((a, b) => b.messages - a.messages || b.people - a.people || (a.phrase < b.phrase ? -1 : 1))
    .slice(0, limits.groupsMax);
}

function countWords(messages: readonly Word[][]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const words of messages) {
    for (const key of new Set(words.filter(({ isTelling }) => isTelling).map((word) => word.key))) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

async function collectPhrases(
  texts: readonly string[],
  messages: readonly Word[][],
  meanings: ReadonlyMap<string, string>,
  pause: Pause,
): Promise<Map<string, Phrase>> {
  const phrases = new Map<string, Phrase>();
  for (const [place, words] of messages.entries()) {
    await pause();
    for (const [begin, first] of words.entries()) {
      for (let end = begin + 1; end <= Math.min(words.length, begin + WORDS_MAX); end += 1) {
        const last = words[end - 1];
        if (!last || !first.isTelling || !last.isTelling) continue;
        const meant = words.slice(begin, end).map(({ key }) => meanings.get(key) ?? key);
        const key = meant.join(' ');
        const phrase = phrases.get(key) ?? { words: meant, variants: new Map<string, number>(), found: new Set<number>() };
        phrases.set(key, phrase);
        if (phrase.found.has(place)) continue;
        phrase.found.add(place);
        const written = (texts[place] ?? '').slice(first.start, last.end).toLowerCase();
        phrase.variants.set(written, (phrase.variants.get(written) ?? 0) + 1);
      }
    }
  }
  return phrases;
}

async function withoutParts(phrases: readonly Phrase[], pause: Pause): Promise<Phrase[]> {
  const byKey = new Map(phrases.map((phrase) => [phrase.words.join(' '), phrase]));
  const dropped = new Set<Phrase>();
  for (const whole of phrases.toSorted((a, b) => b.words.length - a.words.length)) {
    const parts = partsOf(whole).flatMap((key) => byKey.get(key) ?? []);
    const takesOver = parts.length > 0 && parts.every(({ found }) => whole.found.size >= TAKES_OVER_AT * found.size);
    for (const gone of takesOver && !dropped.has(whole) ? parts : parts.length > 0 ? [whole] : []) dropped.add(gone);
  }
  return await withoutEchoes(
    phrases.filter((phrase) => !dropped.has(phrase)),
    pause,
  );
}

async function withoutEchoes(phrases: readonly Phrase[], pause: Pause): Promise<Phrase[]> {
  const kept: Phrase[] = [];
  for (const phrase of phrases.toSorted((a, b) => b.found.size - a.found.size)) {
    await pause();
    if (!kept.some(({ found }) => sharedBy(found, phrase.found) >= TAKES_OVER_AT * phrase.found.size)) kept.push(phrase);
  }
  return kept;
}

function sharedBy(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  return [...other].filter((place) => one.has(place)).length;
}

function partsOf({ words }: Phrase): string[] {
  const parts: string[] = [];
  for (let length = 1; length < words.length; length += 1) {
    for (let begin = 0; begin + length <= words.length; begin += 1) parts.push(words.slice(begin, begin + length).join(' '));
  }
  return parts;
}

function joinByAutomation(
  phrases: readonly Phrase[],
  known: readonly KnownKeyword[],
): { phrase: Phrase; nearest: Nearest | null }[] {
  const joined: { phrase: Phrase; nearest: Nearest | null }[] = [];
  for (const phrase of phrases.toSorted((a, b) => b.found.size - a.found.size)) {
    const nearest = nearestKeyword(phrase.words.join(' '), known);
    const same = nearest && joined.find((other) => other.nearest?.automationId === nearest.automationId);
    if (!same) {
      joined.push({ phrase, nearest });
      continue;
    }
    for (const place of phrase.found) same.phrase.found.add(place);
    for (const [text, count] of phrase.variants) same.phrase.variants.set(text, (same.phrase.variants.get(text) ?? 0) + count);
  }
  return joined;
}

function describe(
  { words, variants, found }: Phrase,
  nearest: Nearest | null,
  messages: readonly UnmatchedMessage[],
): PhraseGroup {
  const hits = [...found].flatMap((place) => messages[place] ?? []).toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const written = [...variants].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([text, count]) => ({ text, count }));
  return {
    phrase: written[0]?.text ?? words.join(' '),
    variants: written.slice(0, VARIANTS_MAX),
    messages: hits.length,
    people: new Set(hits.map(({ contactId, eventId }) => contactId ?? eventId)).size,
    examples: hits.slice(0, EXAMPLES_MAX).map(({ eventId, text }) => ({ eventId, text })),
    lastSeenAt: hits[0]?.at ?? new Date(0),
    nearest,
  };
}
