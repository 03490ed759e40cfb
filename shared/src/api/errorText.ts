import { localize } from '../language/index.ts';
import { isApiError } from './ApiError.ts';

export interface ErrorTexts {
  byStatus?: Partial<Record<number, string>>;
  network?: string;
  fallback: string;
}

/**
 * Returns the text of a failure: the server's, else that of its status, else the fallback.
 * @param error what the call failed with
 */
export function errorText(error: unknown, texts: ErrorTexts): string {
  if (!isApiError(error)) return texts.fallback;
  if (error.kind === 'network') return texts.network ?? texts.fallback;
  return (error.text && localize(error.message, error.text)) ?? texts.byStatus?.[error.status] ?? texts.fallback;
}
