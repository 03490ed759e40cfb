import { locale, type Translation } from '@fanfare/shared/language';
import type { limitCopy as english } from '../../../copy/nodes/limits.ts';

const number = (value: number) => value.toLocaleString(locale());

export const limitCopy: Translation<typeof english> = {
  bytes: (bytes, most) => `${number(bytes)} von ${number(most)} Byte: Kürze den Text oder teile ihn auf zwei Nachrichten auf.`,
  characters: (length, most) => `${number(length)} von ${number(most)} Zeichen: Kürze den Text.`,
};
