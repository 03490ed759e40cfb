/** Rows written from `fromMs` until the next span move to `atMs`. Epoch ms. */
export interface Span {
  fromMs: number;
  atMs: number;
  /** One machine responds faster than the network. */
  pace: number;
  /** Instagram's whole seconds: times within the second before `fromMs` belong here. */
  isByTheSecond?: boolean;
}

export const PACED_MS = 2_000;
