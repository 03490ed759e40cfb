/** What is wrong at one place of a scenario. */
export interface Problem {
  line: number;
  column: number;
  message: string;
}

/** A text that is no scenario, with everything that is wrong with it. */
export class ScenarioError extends Error {
  override name = 'ScenarioError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ line, column, message }) => `${line}:${column} ${message}`).join('\n'));
    this.problems = problems;
  }
}
