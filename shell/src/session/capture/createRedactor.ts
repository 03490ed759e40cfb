import { CAPTURED_PICTURE } from '@fanfare/shared/contracts';

const DATE = '\\d{4}-\\d\\d-\\d\\d';
const plain = new RegExp(
  `^(${DATE}(\\.\\.${DATE})?|${DATE}T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d)?|\\d\\d:\\d\\d|-?\\d{1,4})$`,
);
const secretKey = /passw|token|secret|recovery|otp/i;
/** Image URLs identify a person. */
const pictureKey = /^(avatar|avatarUrl|pictureUrl)$/;
/** Screens cannot render an invalid time zone. */
const timeZoneKey = /^timeZone$/;
const EMPTY_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const CONSONANTS = 'bdfgklmnprstvz';
const VOWELS = 'aeiou';
/** Retries on collision: short words have few placeholders. */
const DRAWS = 20;

export interface Redactor {
  text: (text: string) => string;
  value: (value: unknown, name?: string) => unknown;
  knows: (word: string) => boolean;
}

/**
 * Equal words get equal placeholders, so IDs and keywords still match.
 *
 * @param isVocabulary returns whether a text belongs to the contracts
 */
export function createRedactor(isVocabulary: (text: string) => boolean, draw = drawNumber): Redactor {
  const known = new Map<string, string>();
  const taken = new Set<string>();

  const placeholderOf = (word: string): string => {
    const isHex = word.length > 5 && /^(?=.*\d)[\da-f]+$/.test(word);
    const make = () =>
      [...Array(word.length).keys()]
        .map((at) => {
          if (/\d/.test(word[at] ?? '')) return String(at === 0 ? 1 + draw(9) : draw(10));
          const letters = isHex ? 'abcdef' : at % 2 === 0 ? CONSONANTS : VOWELS;
          return letters[draw(letters.length)];
        })
        .join('');
    let made = make();
    for (let draws = 1; draws < DRAWS && (taken.has(made) || made === word); draws += 1) made = make();
    taken.add(made);
    return made;
  };
  const replaceWord = (word: string): string => {
    const small = word.toLowerCase();
    // Some letters change their length in lower case.
    const key = small.length === word.length ? small : word;
    let placeholder = known.get(key);
    if (placeholder === undefined) {
      placeholder = placeholderOf(key);
      known.set(key, placeholder);
    }
    return [...placeholder].map((letter, at) => (word[at] === key[at] ? letter : letter.toUpperCase())).join('');
  };

  const text = (given: string): string => {
    if (isVocabulary(given) || plain.test(given)) return given;
    if (given.startsWith('data:')) return EMPTY_PICTURE;
    const [scheme = ''] = /^https?:\/\//.exec(given) ?? [];
    return (
      scheme +
      given
        .slice(scheme.length)
        .replace(/[\p{L}\p{M}\p{N}]+/gu, replaceWord)
        .replace(/[^\p{ASCII}\s]/gu, (sign) => '·'.repeat(sign.length))
    );
  };
  const value = (given: unknown, name = ''): unknown => {
    if (typeof given === 'string' && pictureKey.test(name)) return CAPTURED_PICTURE;
    if (typeof given === 'string' && timeZoneKey.test(name)) return 'UTC';
    if (typeof given === 'string') return secretKey.test(name) && !plain.test(given) ? 'redacted' : text(given);
    if (Array.isArray(given)) return given.map((each) => value(each, name));
    if (typeof given !== 'object' || given === null) return given;
    return Object.fromEntries(Object.entries(given).map(([key, each]) => [text(key), value(each, key)]));
  };
  return { text, value, knows: (word) => known.has(word.toLowerCase()) };
}

function drawNumber(below: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn % below;
}
