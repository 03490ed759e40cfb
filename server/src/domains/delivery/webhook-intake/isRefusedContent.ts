import { message } from '@fanfare/shared/contracts';

export const REFUSED_CONTENT = message('decisions.body-not-storable');

/** Refused at every redelivery: data exceptions (class 22) and exceeded limits (class 54). */
export function isRefusedContent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(22|54)/.test(String(error.code));
}
