import type { FlowEdge } from '@fanfare/shared/contracts';

/** What React Flow reports when two handles were joined. */
interface Ends {
  source: string;
  target: string;
  sourceHandle: string | null;
}

export function createEdge({ source, target, sourceHandle }: Ends): FlowEdge {
  const id = ['edge', source, ...(sourceHandle ? [sourceHandle] : []), target].join('-');
  return { id, source, target, ...(sourceHandle ? { sourceHandle } : {}) };
}
