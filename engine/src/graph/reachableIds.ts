import type { FlowIndex } from './FlowIndex.ts';
import { successorsOf } from './successorsOf.ts';

export function reachableIds(index: FlowIndex): ReadonlySet<string> {
  const reached = new Set<string>(index.entryIds);
  const toVisit = [...index.entryIds];
  for (let id = toVisit.pop(); id !== undefined; id = toVisit.pop()) {
    for (const next of successorsOf(index, id)) {
      if (reached.has(next)) continue;
      reached.add(next);
      toVisit.push(next);
    }
  }
  return reached;
}
