/** Languages of the interface. The first is the one that the specification is written in, and the one that everything else falls back to. */
export const languages = ['en', 'de'] as const;

export type Language = (typeof languages)[number];

/** Each in itself, so that whoever looks for theirs can read it in any other. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };
