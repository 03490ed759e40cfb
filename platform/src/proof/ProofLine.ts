/** What a run says of itself, in its order: a figure belongs to the test before it. */
export type ProofLine =
  | { kind: 'test'; name: string; file: string; isPassed: boolean; ms: number }
  | { kind: 'figure'; text: string };
