import type { User } from '../contracts/index.ts';

/** Recorded responses of the running product. */
export interface Recording {
  /** ISO 8601: the time of the page's clock during playback. */
  at: string;
  user: User;
  /** Last position of the feed. */
  latestSeq: number;
  answers: readonly RecordedAnswer[];
}

export interface RecordedAnswer {
  /** `GET /api/flow/get/{id}`. */
  call: string;
  /** With the query: `/api/flow/get/Prices?version=3`. */
  path: string;
  /** HTTP status, default 200. 0: no response. */
  status?: number;
  body: unknown;
}
