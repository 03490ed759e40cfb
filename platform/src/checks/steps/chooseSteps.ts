import type { Step } from './Step.ts';

/**
 * Picks steps by name, in their own order, together with what they need. No names: all of them.
 * @throws when a name is unknown
 */
export function chooseSteps(steps: readonly Step[], names: readonly string[]): Step[] {
  if (names.length === 0) return [...steps];
  const wanted = new Set(names);
  for (const name of wanted) {
    const step = steps.find((candidate) => candidate.name === name);
    if (!step) throw new Error(`There is no part called "${name}". Choose from: ${steps.map((known) => known.name).join(', ')}.`);
    for (const needed of step.needs ?? []) wanted.add(needed);
  }
  return steps.filter((step) => wanted.has(step.name));
}
