import { type MessageText, renderEnglish } from '@fanfare/shared/contracts';

/**
 * `certain`: refused. `temporary`: retry. `throttled`: slow down. `token_dead`: invalid token. `uncertain`:
 * response lost.
 */
export type GraphFailure = 'certain' | 'temporary' | 'throttled' | 'token_dead' | 'uncertain';

export type GraphMeaning =
  | 'bad_request'
  | 'media_fault'
  | 'messages_off'
  | 'messaging_blocked'
  | 'no_consent'
  | 'no_such_person'
  | 'object_missing'
  | 'other_app_controls'
  | 'permission_missing'
  | 'person_unavailable'
  | 'policy_block'
  | 'private_reply_used'
  | 'service_trouble'
  | 'slow_down'
  | 'token_dead'
  | 'unknown'
  | 'window_closed';

interface Details {
  code?: number;
  subcode?: number;
  meaning?: GraphMeaning;
  retryAfterMs?: number;
  traceId?: string;
  cause?: unknown;
}

export class GraphError extends Error {
  readonly failure: GraphFailure;
  readonly text: MessageText;
  readonly meaning: GraphMeaning;
  readonly code: number | null;
  readonly subcode: number | null;
  readonly retryAfterMs: number | null;
  /** Instagram's support uses it to find the call. */
  readonly traceId: string | null;
  /** Contains no text of others, so it may be logged. */
  readonly isOurs = true;

  constructor(failure: GraphFailure, text: MessageText, details: Details = {}) {
    super(renderEnglish(text), details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'GraphError';
    this.failure = failure;
    this.text = text;
    this.meaning = details.meaning ?? 'unknown';
    this.code = details.code ?? null;
    this.subcode = details.subcode ?? null;
    this.retryAfterMs = details.retryAfterMs ?? null;
    this.traceId = details.traceId ?? null;
  }
}
