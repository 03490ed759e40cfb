/**
 * What a failed call means for the caller:
 * - `certain`: Instagram refused; nothing happened, trying again would not help
 * - `temporary`: nothing happened, a later try may work
 * - `throttled`: nothing happened, slow down first
 * - `token_dead`: nothing happens with this token any more
 * - `uncertain`: the answer was lost or useless; it may have happened
 */
export type GraphFailure = 'certain' | 'temporary' | 'throttled' | 'token_dead' | 'uncertain';

/** A call that did not succeed. The message is a sentence for the owner of the account. */
export class GraphError extends Error {
  readonly failure: GraphFailure;
  readonly code: number | null;
  readonly subcode: number | null;
  /** Marks the message as free of foreign content, so that it may be logged. */
  readonly isOurs = true;

  constructor(failure: GraphFailure, text: string, details: { code?: number; subcode?: number; cause?: unknown } = {}) {
    super(text, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'GraphError';
    this.failure = failure;
    this.code = details.code ?? null;
    this.subcode = details.subcode ?? null;
  }
}
