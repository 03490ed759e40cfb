export interface Outcome {
  problems: readonly string[];
  figures?: string;
}
