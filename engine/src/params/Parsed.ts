import type { MessageText } from '@fanfare/shared/contracts';
/** `error` says what to enter instead. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; error: MessageText };
