import { foldText } from '@fanfare/engine';
import { stopWords } from '../../analytics/index.ts';

export interface Word {
  key: string;
  start: number;
  end: number;
  isTelling: boolean;
}

const CHARS_READ = 300;
const WORDS_READ = 40;
const LETTERS_MIN = 3;
const WORD_MAX = 40;
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

export function readableText(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().slice(0, CHARS_READ).toWellFormed();
}

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

/** In alphabetic scripts, words of one or two letters carry no topic; a Chinese character can. */
function isTelling(folded: string): boolean {
  const letters = [...folded].length;
  if (letters > WORD_MAX || !/^\p{L}/u.test(folded) || stopWords.has(folded)) return false;
  return (
    letters >= LETTERS_MIN ||
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(folded)
  );
}
