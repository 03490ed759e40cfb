import type { User } from '../contracts/index.ts';

/** Recorded responses of the running product. */
export interface Recording {
  /** Time of the page's clock during playback, in ISO 8601. */
  at: string;
  user: User;
  /** Last position of the feed. */
  latestSeq: number;
  answers: readonly RecordedAnswer[];
}

export interface RecordedAnswer {
  /** For example `GET /api/flow/get/{id}`. */
  call: string;
  /** Includes the query, for example `/api/flow/get/Prices?version=3`. */
  path: string;
  /** HTTP status, 200 by default. 0 means no response. */
  status?: number;
  body: unknown;
}
