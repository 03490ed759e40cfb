import { locale } from '@fanfare/shared/language';
import { t } from '@lingui/core/macro';

const number = (value: number) => value.toLocaleString(locale());

export const limitCopy = {
  bytes: (bytes: number, most: number) =>
    t`${number(bytes)} of ${number(most)} bytes. Shorten the text or split it into two messages.`,
  characters: (length: number, most: number) => t`${number(length)} of ${number(most)} characters. Shorten the text.`,
};
