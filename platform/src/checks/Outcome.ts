/** What a check found. */
export interface Outcome {
  problems: readonly string[];
  /** Printed also when there is no problem. */
  figures?: string;
}
