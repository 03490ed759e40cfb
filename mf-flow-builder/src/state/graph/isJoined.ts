import type { FlowEdge } from '@fanfare/shared/contracts';

/** Where an edge begins and ends; no handle, null and undefined are one. */
export interface Ends {
  source: string;
  target: string;
  sourceHandle?: string | null | undefined;
}

/** Whether one of the edges joins these two already, from the same output. */
export function isJoined(edges: readonly FlowEdge[], { source, target, sourceHandle }: Ends): boolean {
  return edges.some(
    (edge) => edge.source === source && edge.target === target && (edge.sourceHandle ?? null) === (sourceHandle ?? null),
  );
}
