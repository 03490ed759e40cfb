/** An assertion that did not hold. */
export class ExpectationError extends Error {
  override name = 'ExpectationError';
  readonly expected: string;
  /** What there was instead, one line each. */
  readonly received: readonly string[];

  constructor(expected: string, received: readonly string[]) {
    super(`Expected ${expected}.`);
    this.expected = expected;
    this.received = received;
  }
}
