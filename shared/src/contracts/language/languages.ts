/** Languages of the interface: those with catalogues. `pnpm messages` writes the list. English is the source and the fallback. */
export const languages = ['en', 'de', 'es'] as const;

export type Language = (typeof languages)[number];

/** Each in its own language: `Deutsch`. */
export const languageNames = Object.fromEntries(languages.map((language) => [language, nameOf(language)])) as Readonly<
  Record<Language, string>
>;

function nameOf(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);
}
