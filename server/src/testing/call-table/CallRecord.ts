/** One answer that a passed test got from the server. */
export interface Hit {
  test: string;
  /** For example `GET /api/flow/get/{id}`. */
  call: string;
  status: number;
  /** Of a failure: its code in the table of errors. */
  code: string | null;
}

/** What the tests of one file saw. */
export interface CallRecord {
  /** Relative to the package. */
  file: string;
  hits: Hit[];
}
