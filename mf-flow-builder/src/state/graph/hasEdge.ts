import type { FlowEdge } from '@fanfare/shared/contracts';

/** The ends of an edge. A missing handle, null and undefined are equal. */
export interface Ends {
  source: string;
  target: string;
  sourceHandle?: string | null | undefined;
}

export function hasEdge(edges: readonly FlowEdge[], { source, target, sourceHandle }: Ends): boolean {
  return edges.some(
    (edge) => edge.source === source && edge.target === target && (edge.sourceHandle ?? null) === (sourceHandle ?? null),
  );
}
