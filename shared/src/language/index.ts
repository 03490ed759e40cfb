export { createI18n } from './createI18n.ts';
export { inWords, type Sentences, speakSentences } from './deprecated.ts';
export { chosenLanguage, keepLanguage, language, locale, userTimeZone } from './language.ts';
export { localize } from './localize.ts';
export { midSentence } from './midSentence.ts';
export type { Translation } from './Translation.ts';
export { speak, textsOf } from './textsOf.ts';
