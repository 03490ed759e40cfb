import { localize } from '../language/index.ts';
import { isApiError } from './ApiError.ts';

/**
 * One sentence, or two if the specification distinguishes a rejection (`failed`) from a call without a
 * response (`error`).
 */
export type FailureSentence = string | { failed: string; error: string };

/** An error that `host.toast` and `FailureBanner` can show. */
export interface FailureNotice {
  kind: 'error';
  /** The sentence from the specification. */
  title: string;
  /** The complete reason from the server. */
  description?: string;
  /** Identifies the call in the server's log. */
  requestId?: string;
}

/**
 * Describes a failed call: the screen's sentence, then the server's reason. Use `errorText` only where the
 * specification lets the server's message replace the sentence.
 * @param error the error of the call; anything but an `ApiError` counts as a missing response
 */
export function failureNotice(error: unknown, sentence: FailureSentence): FailureNotice {
  const isRefusal = isApiError(error) && error.kind === 'server';
  const title = typeof sentence === 'string' ? sentence : isRefusal ? sentence.failed : sentence.error;
  if (!isRefusal) return { kind: 'error', title };
  const reason = error.text && localize(error.message, error.text);
  return {
    kind: 'error',
    title,
    ...(reason && reason !== title && { description: reason }),
    ...(error.requestId && { requestId: error.requestId }),
  };
}

/**
 * Finds the problem of a form field.
 * @param error the error of the call
 * @param field name of the field in the body of the call
 * @returns the server's reason, or undefined if the error is about something else
 */
export function fieldProblem(error: unknown, field: string): string | undefined {
  if (!isApiError(error) || error.kind !== 'server' || error.field !== field || !error.text) return undefined;
  return localize(error.message, error.text);
}
