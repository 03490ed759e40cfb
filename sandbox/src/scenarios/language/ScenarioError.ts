export interface Problem {
  line: number;
  column: number;
  message: string;
}

/** Contains all problems of a scenario. */
export class ScenarioError extends Error {
  override name = 'ScenarioError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ line, column, message }) => `${line}:${column} ${message}`).join('\n'));
    this.problems = problems;
  }
}
