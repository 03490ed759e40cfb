import { LabError } from './LabError.ts';
import type { Playable } from './Playable.ts';

type ByRemote = ReadonlyMap<string, readonly Playable[]>;

/** @throws LabError */
export function scenariosNamed(id: string, all: ByRemote): Map<string, readonly Playable[]> {
  const found = [...all].map(([remote, playables]) => [remote, playables.filter(({ scenario }) => scenario.id === id)] as const);
  const named = new Map(found.filter(([, playables]) => playables.length > 0));
  if (named.size > 0) return named;
  const ids = [...all].flatMap(([remote, playables]) => playables.map(({ scenario }) => ({ remote, id: scenario.id })));
  const nearestFirst = ids
    .map((one) => ({ ...one, likeness: similarityOf(id, one.id) }))
    .sort((one, other) => other.likeness - one.likeness);
  const lines = nearestFirst.map(({ remote, id: known }) => `  ${remote} ${known}`);
  throw new LabError(`The scenario ${id} does not exist. Scenarios, most similar first:\n${lines.join('\n')}`);
}

function similarityOf(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  const shared = [...pairs].filter((pair) => others.has(pair)).length;
  return (2 * shared) / (pairs.size + others.size);
}

function pairsOf(word: string): Set<string> {
  const framed = ` ${word.toLowerCase()} `;
  return new Set(Array.from({ length: framed.length - 1 }, (_, at) => framed.slice(at, at + 2)));
}
