/** What was written from `fromMs` on, until the next span begins, happened from `atMs` on. Epoch milliseconds. */
export interface Span {
  fromMs: number;
  atMs: number;
  /** Its first two seconds took so many times as long: on one machine everything answers sooner than over the net. */
  pace: number;
  /** Instagram tells of it in whole seconds: such a time of its second, before it began, is of this span. */
  isByTheSecond?: boolean;
}

/** So much of a span takes longer. */
export const PACED_MS = 2_000;
