import { type MessageText, renderEnglish } from '@fanfare/shared/contracts';

/**
 * What a failed call means for the caller:
 * - `certain`: Instagram refused; nothing happened, trying again would not help
 * - `temporary`: nothing happened, a later try may work
 * - `throttled`: nothing happened, slow down first
 * - `token_dead`: nothing happens with this token any more
 * - `uncertain`: the answer was lost or useless; it may have happened
 */
export type GraphFailure = 'certain' | 'temporary' | 'throttled' | 'token_dead' | 'uncertain';

/** What the failure is about, for code that reacts to one kind of refusal. */
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

/** A call that did not succeed. Its text is for the owner of the account. */
export class GraphError extends Error {
  readonly failure: GraphFailure;
  readonly text: MessageText;
  readonly meaning: GraphMeaning;
  readonly code: number | null;
  readonly subcode: number | null;
  /** Not before this many milliseconds should the same account be asked again; null when nothing is known. */
  readonly retryAfterMs: number | null;
  /** Under which Instagram's support finds the call. */
  readonly traceId: string | null;
  /** Marks the message as free of foreign content, so that it may be logged. */
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
