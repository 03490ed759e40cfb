import type { MessageText } from '../contracts/index.ts';

/** Why a call failed, in the three kinds the texts of section 8 distinguish. Serialisable: it lives in the store. */
export type ApiError =
  | {
      kind: 'server';
      status: number;
      code: string | null;
      /** In English. */
      text: string | null;
      /** What the text is made of; left out where its words are not ours. */
      message?: MessageText;
      requestId: string | null;
      field?: string;
    }
  | { kind: 'network' };

export function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'kind' in value && (value.kind === 'server' || value.kind === 'network');
}
