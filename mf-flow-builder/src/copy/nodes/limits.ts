import { locale, textsOf } from '@fanfare/shared/language';

const number = (value: number) => value.toLocaleString(locale());

/** Texts at a field whose text is too long. */
export const limitCopy = textsOf('flow-builder/limits', {
  bytes: (bytes: number, most: number) =>
    `${number(bytes)} of ${number(most)} bytes: shorten the text or split it into two messages.`,
  characters: (length: number, most: number) => `${number(length)} of ${number(most)} characters: shorten the text.`,
});
