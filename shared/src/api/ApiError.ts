import type { MessageText } from '../contracts/index.ts';

/**
 * The reason why a call failed, as one of the kinds in section 8 of the specification. Serializable, because
 * the store contains it.
 */
export type ApiError =
  | {
      kind: 'server';
      status: number;
      code: string | null;
      /** The text in English. */
      text: string | null;
      /** The text as codes; absent if it is not ours. */
      message?: MessageText;
      requestId: string | null;
      field?: string;
    }
  | { kind: 'network' };

export function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'kind' in value && (value.kind === 'server' || value.kind === 'network');
}
