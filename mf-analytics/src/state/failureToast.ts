import { isApiError } from '@fanfare/shared/api';
import type { ToastMessage } from '@fanfare/shared/host';
import { inWords } from '@fanfare/shared/language';

interface FailureTexts {
  /** The server said no. */
  failed: string;
  /** Nobody answered. */
  error: string;
}

/** What is said of a call that failed, in the two ways the specification tells apart; the server's reason stands below. */
export function failureToast(error: unknown, texts: FailureTexts): ToastMessage {
  if (!isApiError(error) || error.kind === 'network') return { kind: 'error', title: texts.error };
  return { kind: 'error', title: texts.failed, ...(error.text ? { description: inWords(error.text) } : {}) };
}
