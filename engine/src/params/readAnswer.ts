import type { AnswerKind } from '@fanfare/shared/contracts';

const readers: Record<AnswerKind, (text: string) => string | null> = {
  text: (text) => text,
  number: (text) => (/^[-+]?\d{1,15}([.,]\d{1,10})?$/.test(text) ? text.replace(',', '.').replace(/^\+/, '') : null),
  email: (text) => (/^[^\s@<>()",;:]{1,64}@[^\s@<>()",;:.]+(\.[^\s@<>()",;:.]+)+$/.test(text) ? text.toLowerCase() : null),
  phone: (text) => {
    const digits = text.replace(/[\s().\-/]/g, '');
    return /^\+?\d{6,15}$/.test(digits) ? digits : null;
  },
};

/** Normalizes an answer. Returns null if it is not of this kind. */
export function readAnswer(kind: AnswerKind, text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : readers[kind](trimmed);
}
