/** Each problem is one sentence that names the setting to change; printed as it is. */
export class StartError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[], options?: ErrorOptions) {
    super(problems.join('\n'), options);
    this.name = 'StartError';
    this.problems = problems;
  }
}
