import type { FlowEdge } from '@fanfare/shared/contracts';

/**
 * Assigns layers by the longest path from a start, and returns the downward edges. Ignores edges that close a
 * cycle.
 */
export function layersOf<T extends { id: string }>(group: readonly T[], edges: readonly FlowEdge[]) {
  const forward = withoutCircles(group, edges);
  const outgoing = Map.groupBy(forward, ({ source }) => source);
  const waiting = new Map<string, number>();
  for (const { target } of forward) waiting.set(target, (waiting.get(target) ?? 0) + 1);
  const depth = new Map<string, number>();
  const ready = group.filter(({ id }) => !waiting.has(id)).map(({ id }) => id);
  for (const id of ready) {
    for (const { target } of outgoing.get(id) ?? []) {
      depth.set(target, Math.max(depth.get(target) ?? 0, (depth.get(id) ?? 0) + 1));
      const left = (waiting.get(target) ?? 0) - 1;
      waiting.set(target, left);
      if (left === 0) ready.push(target);
    }
  }
  const layers: T[][] = [];
  for (const box of group) {
    const layer = depth.get(box.id) ?? 0;
    while (layers.length <= layer) layers.push([]);
    layers[layer]?.push(box);
  }
  return { layers, forward };
}

function withoutCircles(group: readonly { id: string }[], edges: readonly FlowEdge[]): FlowEdge[] {
  const outgoing = Map.groupBy(edges, ({ source }) => source);
  const targets = new Set(edges.map(({ target }) => target));
  const state = new Map<string, 'open' | 'done'>();
  const back = new Set<FlowEdge>();
  for (const start of [...group.filter(({ id }) => !targets.has(id)), ...group]) {
    if (state.has(start.id)) continue;
    const path: { id: string; rest: FlowEdge[] }[] = [];
    const enter = (id: string) => {
      state.set(id, 'open');
      path.push({ id, rest: [...(outgoing.get(id) ?? [])] });
    };
    enter(start.id);
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const edge = top.rest.shift();
      if (!edge) {
        state.set(top.id, 'done');
        path.pop();
      } else if (state.get(edge.target) === 'open') back.add(edge);
      else if (!state.has(edge.target)) enter(edge.target);
    }
  }
  return edges.filter((edge) => !back.has(edge));
}
