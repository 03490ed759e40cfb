import { hasWord, patternOf } from './Literal.ts';
import type { TextPair } from './TextPair.ts';

/** Null if the text, such as a name, is not translated. */
export type Translator = (text: string) => RegExp | null;

export const asWritten: Translator = () => null;

/** Matches whole texts first, then parts of them. The pattern accepts all translations and any values. */
export function translatorOf(pairs: readonly TextPair[]): Translator {
  const known = pairs.flatMap(({ english, translated }) =>
    english.filter(hasWord).map((literal) => ({ literal, whole: new RegExp(`^${patternOf(literal)}$`, 'is'), translated })),
  );
  return (text) => {
    const wholes = known.filter(({ literal, whole }) => (literal.length === 1 ? literal[0] === text : whole.test(text)));
    const plain = wholes.filter(({ literal }) => literal.length === 1);
    // “Step {n}” also matches “Steps of Prices”.
    const longest = Math.max(...wholes.map(({ literal }) => literal.join('').length));
    const closest = wholes.filter(({ literal }) => literal.join('').length === longest);
    const low = text.toLowerCase();
    const parts = () => known.filter(({ literal }) => literal.some((part) => part.toLowerCase().includes(low)));
    const found = [plain, closest].find(({ length }) => length > 0) ?? parts();
    const translations = new Set(found.flatMap(({ translated }) => translated.filter(hasWord).map(patternOf)));
    if (translations.size === 0) return null;
    // The text may also be a name.
    if (plain.length === 0) translations.add(patternOf([text]));
    return new RegExp([...translations].join('|'), 'is');
  };
}
