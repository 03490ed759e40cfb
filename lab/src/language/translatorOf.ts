import { hasWord, patternOf } from './Literal.ts';
import type { TextPair } from './TextPair.ts';

/** What a text of a scenario is in the language of the page; `null`: nobody translates it, such as a name or what a person wrote. */
export type Translator = (text: string) => RegExp | null;

/** In English, texts are as scenarios say them. */
export const asWritten: Translator = () => null;

/**
 * Scenarios say in English what is pressed and seen. The text is looked for as a whole; where nothing is called so, as part of one,
 * as testers write "Reconnecting" for "Reconnecting ...". The answer matches whatever may stand there instead: one word of English can be several
 * in the other language, and what a function puts into a text is left open.
 */
export function translatorOf(pairs: readonly TextPair[]): Translator {
  const known = pairs.flatMap(({ english, translated }) =>
    english.filter(hasWord).map((literal) => ({ literal, whole: new RegExp(`^${patternOf(literal)}$`, 'is'), translated })),
  );
  return (text) => {
    const wholes = known.filter(({ literal, whole }) => (literal.length === 1 ? literal[0] === text : whole.test(text)));
    const plain = wholes.filter(({ literal }) => literal.length === 1);
    const low = text.toLowerCase();
    const parts = () => known.filter(({ literal }) => literal.some((part) => part.toLowerCase().includes(low)));
    const found = [plain, wholes].find(({ length }) => length > 0) ?? parts();
    const translations = new Set(found.flatMap(({ translated }) => translated.filter(hasWord).map(patternOf)));
    if (translations.size === 0) return null;
    // What looks like made by us may also be a name that somebody gave.
    if (plain.length === 0) translations.add(patternOf([text]));
    return new RegExp([...translations].join('|'), 'is');
  };
}
