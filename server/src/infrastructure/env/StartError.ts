/** Each problem is one sentence that names the setting to change and is printed unchanged. */
export class StartError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[], options?: ErrorOptions) {
    super(problems.join('\n'), options);
    this.name = 'StartError';
    this.problems = problems;
  }
}
