/** Rows written from `fromMs` until the next span move to `atMs`. Both are epoch ms. */
export interface Span {
  fromMs: number;
  atMs: number;
  /** Stretches time, because one machine responds faster than a network. */
  pace: number;
  /** Instagram has whole seconds, so times within the second before `fromMs` belong to this span. */
  isByTheSecond?: boolean;
}

export const PACED_MS = 2_000;
