export { createI18n } from './createI18n.ts';
export { inWords, type Sentences, speakSentences } from './inWords.ts';
export { chosenLanguage, keepLanguage, language, locale } from './language.ts';
export { midSentence } from './midSentence.ts';
export type { Translation } from './Translation.ts';
export { speak, textsOf } from './textsOf.ts';
