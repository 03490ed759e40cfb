/** What a check found. Every rule counts as one. */
export interface Outcome {
  passed: number;
  failed: number;
  /** What is wrong, or what the command printed. */
  output: string;
  /** Printed also when everything holds. */
  figures?: string;
}
