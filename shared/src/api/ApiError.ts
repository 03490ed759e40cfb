import type { MessageText } from '../contracts/index.ts';

/**
 * Why a call failed, in the kinds that section 8 of the specification distinguishes. Serialisable, because the store
 * holds it.
 */
export type ApiError =
  | {
      kind: 'server';
      status: number;
      code: string | null;
      /** In English. */
      text: string | null;
      /** The text as codes; left out when the words are not ours. */
      message?: MessageText;
      requestId: string | null;
      field?: string;
    }
  | { kind: 'network' };

export function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'kind' in value && (value.kind === 'server' || value.kind === 'network');
}
