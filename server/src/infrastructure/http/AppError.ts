import { type ErrorCode, errors, type MessageText, message, renderEnglish, type UserLimit } from '@fanfare/shared/contracts';

interface AppErrorDetails {
  /** A string if the text is not ours. */
  text?: MessageText | string;
  field?: string;
  retryAfterMs?: number;
  quota?: UserLimit['name'];
  cause?: unknown;
}

/** From status 500 on, users see only the table's text. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly retryAfterMs: number | null;
  readonly field: string | null;
  readonly text: MessageText | null;
  readonly quota: UserLimit['name'] | null;
  /** Contains no text of others, so it may be logged. */
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
