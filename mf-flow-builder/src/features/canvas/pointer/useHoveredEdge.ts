import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { EdgeMouseHandler } from 'reactflow';
import type { CanvasEdge } from '../elements/CanvasNode.ts';

const LINGER_MS = 200;

/**
 * Returns the hovered edge, or else the selected one. The handlers are stable, because new ones would render
 * every edge again.
 */
export function useHoveredEdge(edges: readonly CanvasEdge[]) {
  const [pointed, setPointed] = useState<string | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const stay = useCallback(() => clearTimeout(leaving.current), []);
  const leave = useCallback(() => {
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => setPointed(null), LINGER_MS);
  }, []);
  const handlers = useMemo(() => {
    const onEdgeMouseEnter: EdgeMouseHandler<CanvasEdge> = (_, { id }) => {
      clearTimeout(leaving.current);
      setPointed(id);
    };
    return { onEdgeMouseEnter, onEdgeMouseLeave: leave };
  }, [leave]);
  const known = useMemo(() => edges.find(({ id }) => id === pointed) ?? edges.find(({ selected }) => selected), [edges, pointed]);
  return { edgeId: known?.id ?? null, stay, leave, handlers };
}
