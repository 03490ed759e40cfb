import { localize } from '../language/index.ts';
import { isApiError } from './ApiError.ts';

/** One sentence, or two where the specification separates a refusal (`failed`) from a call without a response (`error`). */
export type FailureSentence = string | { failed: string; error: string };

/** A failure as every screen reports it. `host.toast` and `FailureBanner` take it as it is. */
export interface FailureNotice {
  kind: 'error';
  /** The sentence of the screen, as specified. */
  title: string;
  /** The reason that the server gave, never shortened. */
  description?: string;
  /** Finds the call in the log of the server. */
  requestId?: string;
}

/**
 * Describes a failed call: the sentence of the screen first, the reason of the server below it. Use `errorText` only where the specification
 * lets the message of the server replace the sentence.
 *
 * @param error what the call failed with; anything but an `ApiError` counts as a call without a response
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
 * Finds the problem of a field among those that a call failed with, so that a form shows it at the field.
 *
 * @param field as the body of the call names it
 * @returns the reason of the server; undefined if it is about something else
 */
export function fieldProblem(error: unknown, field: string): string | undefined {
  if (!isApiError(error) || error.kind !== 'server' || error.field !== field || !error.text) return undefined;
  return localize(error.message, error.text);
}
