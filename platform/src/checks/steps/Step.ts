/** What one runner found. Every check counts as one, every test as one. */
export interface Outcome {
  passed: number;
  failed: number;
  /** Everything the runner said; shown in full when something failed. */
  output: string;
  /** Told also when everything holds. */
  figures?: string;
}

/** One line of the test command. */
export interface Step {
  /** What people type to run it alone: `pnpm test layers`. */
  name: string;
  /** What it answers, for the progress line. */
  title: string;
  /** Static checks are what `pnpm check` runs. */
  isStatic?: true;
  /** Steps that must have passed before this one means anything. */
  needs?: readonly string[];
  run: () => Promise<Outcome>;
}
