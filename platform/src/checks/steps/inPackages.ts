import type { Outcome } from './Step.ts';

/** Two cores is what CI has; more at once only makes every one of them slower. */
const AT_ONCE = 2;

/** Does the same work in several packages, two at a time, and adds up what they found. */
export async function inPackages(
  names: readonly string[],
  work: (name: string) => Promise<Outcome>,
  atOnce = AT_ONCE,
): Promise<Outcome> {
  const waiting = [...names];
  const outcomes: Outcome[] = [];
  const worker = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const outcome = await work(name);
      outcomes.push(outcome.failed > 0 ? { ...outcome, output: `--- ${name}\n${outcome.output}` } : { ...outcome, output: '' });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return {
    passed: sum(outcomes.map(({ passed }) => passed)),
    failed: sum(outcomes.map(({ failed }) => failed)),
    output: outcomes.map(({ output }) => output).join(''),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
