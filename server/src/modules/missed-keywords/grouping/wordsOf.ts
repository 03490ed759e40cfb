import { foldText } from '@fanfare/engine';
import { stopWords } from '../../analytics/index.ts';

export interface Word {
  /** To compare: without case, Unicode form and accents. */
  key: string;
  start: number;
  end: number;
  /** Says something about what the message is about. */
  isTelling: boolean;
}

const CHARS_READ = 300;
const WORDS_READ = 40;
const LETTERS_MIN = 3;
const WORD_MAX = 40;
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** The text that is looked at, its spaces made one. Keywords are looked for in a text of this form. */
export function readableText(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().slice(0, CHARS_READ).toWellFormed();
}

/** The words of a readable text, also of languages that write without spaces. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { segment, index, isWordLike } of segmenter.segment(text)) {
    if (isWordLike !== true || words.length >= WORDS_READ) continue;
    const folded = foldText(segment).replaceAll('’', "'");
    words.push({ key: withoutAccents(folded), start: index, end: index + segment.length, isTelling: isTelling(folded) });
  }
  return words;
}

export function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC');
}

/** In alphabets a word of one or two letters is never what a message is about; a single character of Chinese can be. */
function isTelling(folded: string): boolean {
  const letters = [...folded].length;
  if (letters > WORD_MAX || !/^\p{L}/u.test(folded) || stopWords.has(folded)) return false;
  return (
    letters >= LETTERS_MIN ||
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(folded)
  );
}
