import type { MessageText } from '@fanfare/shared/contracts';
/** What reading an action's free-text parameters gave; `error` says what to write instead. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; error: MessageText };
