import type { FlowNode } from '@fanfare/shared/contracts';
import { useAppDispatch } from '@fanfare/shared/store';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { applyEdgeChanges, applyNodeChanges, type Connection, type EdgeChange, type NodeChange } from 'reactflow';
import { createEdge } from '../../../state/graph/createEdge.ts';
import { flowDirection } from '../../../state/layout/flowDirection.ts';
import { flowBuilderSlice } from '../../../state/slices/flowBuilder.slice.ts';
import { numbersSlice } from '../../../state/slices/numbers.slice.ts';
import { useBuilderSelector } from '../../../state/useBuilderSelector.ts';
import type { CanvasEdge, CanvasNode } from './CanvasNode.ts';
import { mergeEdges } from './mergeEdges.ts';
import { mergeNodes } from './mergeNodes.ts';
import { useReveal } from './useReveal.ts';

const { nodesConnected, nodesMoved } = flowBuilderSlice.actions;
const { selectEdges, selectNodeMarks, selectNodes } = flowBuilderSlice.selectors;

/** Holds positions until a gesture ends. `greyed` contains ids of nodes. */
export function useCanvasElements(greyed: ReadonlySet<string>) {
  const dispatch = useAppDispatch();
  const draftNodes = useBuilderSelector(selectNodes);
  const draftEdges = useBuilderSelector(selectEdges);
  const marks = useBuilderSelector(selectNodeMarks);
  const shares = useBuilderSelector(numbersSlice.selectors.selectShares);
  const direction = useMemo(() => flowDirection(draftNodes, draftEdges), [draftNodes, draftEdges]);
  const [nodes, setNodes] = useState<CanvasNode[]>([]);
  const [edges, setEdges] = useState<CanvasEdge[]>([]);
  const latest = useRef(nodes);
  latest.current = nodes;

  useLayoutEffect(
    () => setNodes((known) => mergeNodes(known, draftNodes, { marks, greyed, direction })),
    [draftNodes, marks, greyed, direction],
  );
  useLayoutEffect(() => setEdges((known) => mergeEdges(known, draftEdges, shares, marks)), [draftEdges, shares, marks]);
  useReveal(nodes, setNodes);

  const onNodesChange = useCallback(
    (changes: NodeChange<CanvasNode>[]) => {
      setNodes((known) => withoutExpectations(applyNodeChanges(changes, known), changes));
      const moved = finishedMoves(changes);
      const ids = Object.keys(moved);
      if (ids.length === 0) return;
      // Nodes that were not dragged were moved with arrow keys; a series of these is one undo step.
      const wasDragged = latest.current.some(({ id, dragging }) => dragging && id in moved);
      dispatch(nodesMoved(moved, wasDragged ? {} : { mergeKey: `arrows ${ids.join(' ')}` }));
    },
    [dispatch],
  );
  const onEdgesChange = useCallback(
    (changes: EdgeChange<CanvasEdge>[]) => setEdges((known) => applyEdgeChanges(changes, known)),
    [],
  );
  const onConnect = useCallback((ends: Connection) => void dispatch(nodesConnected(createEdge(ends))), [dispatch]);

  return { nodes, edges, onNodesChange, onEdgesChange, onConnect };
}

/** Removes the expected handles of measured nodes. */
function withoutExpectations(nodes: CanvasNode[], changes: readonly NodeChange<CanvasNode>[]): CanvasNode[] {
  const measured = new Set(changes.flatMap((change) => (change.type === 'dimensions' ? [change.id] : [])));
  if (measured.size === 0) return nodes;
  return nodes.map((node) => {
    if (!node.handles || !measured.has(node.id)) return node;
    const { handles: _expected, ...rest } = node;
    return rest;
  });
}

function finishedMoves(changes: readonly NodeChange<CanvasNode>[]): Record<string, FlowNode['position']> {
  const moved: Record<string, FlowNode['position']> = {};
  for (const change of changes) {
    if (change.type === 'position' && !change.dragging && change.position) {
      moved[change.id] = { x: change.position.x, y: change.position.y };
    }
  }
  return moved;
}
