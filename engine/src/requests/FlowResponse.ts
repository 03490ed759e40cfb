/** What came of a request: an answer, or why there is none. */
export type FlowResponse =
  | {
      status: number;
      /** The parsed JSON, or null when the answer was something else. */
      json: unknown;
    }
  | { error: string };
