import { isApiError } from '@fanfare/shared/api';
import { inWords } from '@fanfare/shared/language';

/** Why the server said no; null where it did not say, or did not answer. */
export function reasonOf(error: unknown): string | null {
  return isApiError(error) && error.kind === 'server' && error.text ? inWords(error.text) : null;
}
