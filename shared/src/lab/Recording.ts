import type { User } from '../contracts/index.ts';

/** What the running product answered while somebody walked through a remote. */
export interface Recording {
  /** When, ISO 8601: the clock of the page stands there while it is played. */
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
  /** HTTP status; left out: 200. 0: nobody answered. */
  status?: number;
  body: unknown;
}
