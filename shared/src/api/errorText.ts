import { localize } from '../language/index.ts';
import { isApiError } from './ApiError.ts';

export interface ErrorTexts {
  byStatus?: Partial<Record<number, string>>;
  network?: string;
  fallback: string;
}

/**
 * Returns the text of a failure: the server's text, else the one for its status, else the fallback.
 * @param error the error of the call
 */
export function errorText(error: unknown, texts: ErrorTexts): string {
  if (!isApiError(error)) return texts.fallback;
  if (error.kind === 'network') return texts.network ?? texts.fallback;
  return (error.text && localize(error.message, error.text)) ?? texts.byStatus?.[error.status] ?? texts.fallback;
}
