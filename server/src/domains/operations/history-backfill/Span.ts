/** Rows written from `fromMs` until the next span moved to `atMs`. Epoch milliseconds. */
export interface Span {
  fromMs: number;
  atMs: number;
  /** Slows down the start of the span, because one machine responds faster than the network. */
  pace: number;
  /** Instagram reports it in whole seconds, so a time in its second before `fromMs` belongs to it. */
  isByTheSecond?: boolean;
}

export const PACED_MS = 2_000;
