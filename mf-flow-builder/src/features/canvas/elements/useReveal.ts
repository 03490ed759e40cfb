import { type Dispatch, type SetStateAction, useEffect, useRef } from 'react';
import { useReactFlow } from 'reactflow';
import { prefersReducedMotion } from '../../../state/prefersReducedMotion.ts';
import { flowBuilderSlice } from '../../../state/slices/flowBuilder.slice.ts';
import { useBuilderSelector } from '../../../state/useBuilderSelector.ts';
import type { CanvasNode } from './CanvasNode.ts';
import { withSelection } from './withSelection.ts';

/** Used for nodes that are not measured yet. */
const USUAL_SIZE = { width: 240, height: 110 };

/** Selects the requested nodes and centres them. */
export function useReveal(nodes: readonly CanvasNode[], setNodes: Dispatch<SetStateAction<CanvasNode[]>>): void {
  const reveal = useBuilderSelector(flowBuilderSlice.selectors.selectReveal);
  const { setCenter, getZoom } = useReactFlow();
  // Requests from before this canvas was mounted were handled then.
  const answered = useRef(reveal);

  useEffect(() => {
    if (!reveal || answered.current === reveal) return;
    const ids = new Set(reveal.nodeIds);
    const found = nodes.filter(({ id }) => ids.has(id));
    // Some nodes have not reached the canvas yet.
    if (found.length < ids.size) return;
    answered.current = reveal;
    setNodes((known) => withSelection(known, ids));
    if (!reveal.isCentred || found.length === 0) return;
    const left = Math.min(...found.map(({ position }) => position.x));
    const top = Math.min(...found.map(({ position }) => position.y));
    const right = Math.max(...found.map(({ position, measured }) => position.x + (measured?.width ?? USUAL_SIZE.width)));
    const bottom = Math.max(...found.map(({ position, measured }) => position.y + (measured?.height ?? USUAL_SIZE.height)));
    void setCenter((left + right) / 2, (top + bottom) / 2, {
      zoom: getZoom(),
      ...(!prefersReducedMotion() && { duration: 250 }),
    });
  }, [reveal, nodes, setNodes, setCenter, getZoom]);
}
