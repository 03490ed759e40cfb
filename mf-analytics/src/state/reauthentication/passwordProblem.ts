import { isApiError } from '@fanfare/shared/api';
import { localize } from '@fanfare/shared/language';

/** Returns the server's text if it rejected the password. */
export function passwordProblem(error: unknown): string | undefined {
  if (!isApiError(error) || error.kind !== 'server' || error.code !== 'password_wrong' || !error.text) return undefined;
  return localize(error.message, error.text);
}
