export class ExpectationError extends Error {
  override name = 'ExpectationError';
  readonly expected: string;
  readonly received: readonly string[];

  constructor(expected: string, received: readonly string[]) {
    super(`Expected ${expected}.`);
    this.expected = expected;
    this.received = received;
  }
}
