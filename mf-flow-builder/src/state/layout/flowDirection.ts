import type { FlowEdge, FlowNode } from '@fanfare/shared/contracts';

export type FlowDirection = 'across' | 'down';

type Placed = Pick<FlowNode, 'id' | 'position'>;

/** Returns the direction of most edges; without edges, that in which the nodes extend. */
export function flowDirection(nodes: readonly Placed[], edges: readonly FlowEdge[]): FlowDirection {
  const places = new Map(nodes.map(({ id, position }) => [id, position]));
  let votes = 0;
  for (const { source, target } of edges) {
    const from = places.get(source);
    const to = places.get(target);
    if (!from || !to || source === target) continue;
    const [right, down] = [to.x - from.x, to.y - from.y];
    if (right > Math.abs(down)) votes += 1;
    else if (down > Math.abs(right)) votes -= 1;
  }
  if (votes !== 0) return votes > 0 ? 'across' : 'down';
  const xs = nodes.map(({ position }) => position.x);
  const ys = nodes.map(({ position }) => position.y);
  return Math.max(...xs) - Math.min(...xs) < Math.max(...ys) - Math.min(...ys) ? 'down' : 'across';
}
