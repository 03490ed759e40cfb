import type { FlowIndex } from './FlowIndex.ts';
import { successorsOf } from './successorsOf.ts';

/** Returns one node id for each cycle that has no wait. */
export function cyclesWithoutWait(index: FlowIndex): string[] {
  const ahead = new Map<string, string[]>();
  const behind = new Map<string, string[]>();
  for (const source of index.nodes.keys()) {
    for (const target of successorsOf(index, source)) {
      if (index.isWait(source) || index.isWait(target)) continue;
      append(ahead, source, target);
      append(behind, target, source);
    }
  }

  const found: string[] = [];
  const reported = new Set<string>();
  for (const id of index.nodes.keys()) {
    if (reported.has(id)) continue;
    const after = closure(id, ahead);
    if (!after.has(id)) continue;
    found.push(id);
    for (const other of closure(id, behind)) if (after.has(other)) reported.add(other);
  }
  return found;
}

/** Contains `start` only if it is on a cycle. */
function closure(start: string, links: ReadonlyMap<string, string[]>): Set<string> {
  const reached = new Set<string>();
  const toVisit = [start];
  for (let id = toVisit.pop(); id !== undefined; id = toVisit.pop()) {
    for (const next of links.get(id) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      toVisit.push(next);
    }
  }
  return reached;
}

function append(links: Map<string, string[]>, from: string, to: string): void {
  const list = links.get(from);
  if (list) list.push(to);
  else links.set(from, [to]);
}
