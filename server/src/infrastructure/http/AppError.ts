import { type ErrorCode, errors, type MessageText, message, renderEnglish, type UserLimit } from '@fanfare/shared/contracts';

interface AppErrorDetails {
  /** A string where the words are not ours. */
  text?: MessageText | string;
  field?: string;
  retryAfterMs?: number;
  quota?: UserLimit['name'];
  cause?: unknown;
}

/** A failure that the table of errors knows. Its text reaches the user; from status 500 on only the table's text does. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** When the same request may be made again; null: nobody knows. */
  readonly retryAfterMs: number | null;
  /** The field of the body that is not valid, as a path; null: none, or not one alone. */
  readonly field: string | null;
  /** What the text is made of; null: words that are not ours. */
  readonly text: MessageText | null;
  /** What of the user is used up; null: nothing. */
  readonly quota: UserLimit['name'] | null;
  /** Marks the message as free of foreign content, so that it may be logged. */
  readonly isOurs = true;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    const entry = errors[code];
    const text = (entry.status < 500 && details.text) || message(`errors.${code}`);
    super(
      typeof text === 'string' ? text : renderEnglish(text),
      details.cause === undefined ? undefined : { cause: details.cause },
    );
    this.name = 'AppError';
    this.code = code;
    this.status = entry.status;
    this.text = typeof text === 'string' ? null : text;
    this.field = details.field ?? null;
    this.retryAfterMs = details.retryAfterMs ?? null;
    this.quota = details.quota ?? null;
  }
}
