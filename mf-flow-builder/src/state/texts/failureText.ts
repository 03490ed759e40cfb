import { errorText, isApiError } from '@fanfare/shared/api';
import { copy } from '../../copy.ts';

/** Distinguishes a rejection from a network failure. */
export function failureText(
  error: unknown,
  texts: { refused: (error: string) => string; broken: (message: string) => string },
): string {
  const text = errorText(error, { network: copy.connectionFailed, fallback: copy.serverFailed });
  return isApiError(error) && error.kind === 'server' ? texts.refused(text) : texts.broken(text);
}
