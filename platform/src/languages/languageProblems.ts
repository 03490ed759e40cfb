import type { LanguageFacts, Written } from './readLanguageFacts.ts';

/** One thing that must hold, and where it does not. */
export interface LanguageRule {
  name: string;
  problems: (facts: LanguageFacts, languages: readonly string[]) => string[];
}

/** What keeps an interface from being in one language here and in another there. */
export const languageRules: readonly LanguageRule[] = [
  { name: 'written-out', problems: ({ unreadable }) => unreadable },
  {
    name: 'ids-once',
    problems: ({ ids }) => repeated(ids).map(([text, files]) => `${text} is the id of several texts: ${files.join(', ')}`),
  },
  {
    name: 'texts-translated',
    problems: ({ ids, spoken }, languages) =>
      languages.flatMap((language) => {
        const brought = new Set(spoken.filter((one) => one.language === language).map(keyOf));
        return ids
          .filter((id) => !brought.has(keyOf(id)))
          .map(({ text, file }) => `${file}: ${packageOf(file)}/src/translations/${language}/index.ts brings no ${text}`);
      }),
  },
  {
    name: 'translations-used',
    problems({ ids, spoken }) {
      const asked = new Set(ids.map(keyOf));
      return spoken
        .filter((one) => !asked.has(keyOf(one)))
        .map(({ text, file }) => `${file}: no textsOf of this package asks for ${text}`);
    },
  },
  {
    name: 'codes-used',
    problems: ({ codes, usedCodes }) =>
      codes
        .filter(({ text }) => !usedCodes.has(text))
        .map(({ text, file }) => `${file}: no engine or server module creates ${text}`),
  },
  {
    name: 'sentences-translated',
    problems: ({ sentences, translations }, languages) =>
      languages.flatMap((language) => {
        const known = new Set(translations.filter((one) => one.language === language).map(({ text }) => text));
        return sentences
          .filter(({ text }) => !known.has(text))
          .map(({ text, file }) => `${file}: shared/src/translations/${language}/sentences has no “${text}”`);
      }),
  },
  {
    name: 'sentences-said',
    problems({ sentences, translations }) {
      const said = new Set(sentences.map(({ text }) => text));
      return translations.filter(({ text }) => !said.has(text)).map(({ text, file }) => `${file}: nobody says “${text}”`);
    },
  },
  {
    name: 'sentences-once',
    problems: ({ translations }) =>
      repeated(translations.map(({ text, file, language }) => ({ text: `${language}: ${text}`, file }))).map(
        ([text, files]) => `“${text}” is translated more than once: ${files.join(', ')}`,
      ),
  },
  {
    name: 'same-names',
    problems: ({ translations }) =>
      translations
        .filter(({ text, translation }) => namesIn(text) !== namesIn(translation))
        .map(({ text, file }) => `${file}: the translation of “${text}” has not the same names in braces`),
  },
];

function packageOf(file: string): string {
  return file.split('/')[0] ?? '';
}

/** Each package brings its own. */
function keyOf({ text, file }: Written): string {
  return `${packageOf(file)} ${text}`;
}

function repeated(all: readonly Written[]): [string, string[]][] {
  return [...Map.groupBy(all, ({ text }) => text)]
    .filter(([, written]) => written.length > 1)
    .map(([text, written]) => [text, written.map(({ file }) => file)]);
}

function namesIn(text: string): string {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return [...new Set(names)].sort().join();
}
