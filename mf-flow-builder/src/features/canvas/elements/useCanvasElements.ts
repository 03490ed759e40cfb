import type { FlowNode } from '@fanfare/shared/contracts';
import { useAppDispatch } from '@fanfare/shared/store';
import { useCallback, useLayoutEffect, useState } from 'react';
import { applyEdgeChanges, applyNodeChanges, type Connection, type EdgeChange, type NodeChange } from 'reactflow';
import { flowBuilderSlice } from '../../../state/flowBuilder.slice.ts';
import { useBuilderSelector } from '../../../state/useBuilderSelector.ts';
import type { CanvasEdge, CanvasNode } from './CanvasNode.ts';
import { createEdge } from './createEdge.ts';
import { mergeEdges } from './mergeEdges.ts';
import { mergeNodes } from './mergeNodes.ts';

const { elementsRemoved, nodesConnected, nodesMoved } = flowBuilderSlice.actions;
const { selectEdges, selectNodes } = flowBuilderSlice.selectors;

/** Nodes and edges as React Flow draws them. It holds positions while a gesture lasts; the draft learns them at the end. */
export function useCanvasElements() {
  const dispatch = useAppDispatch();
  const draftNodes = useBuilderSelector(selectNodes);
  const draftEdges = useBuilderSelector(selectEdges);
  const [nodes, setNodes] = useState<CanvasNode[]>([]);
  const [edges, setEdges] = useState<CanvasEdge[]>([]);

  useLayoutEffect(() => setNodes((known) => mergeNodes(known, draftNodes)), [draftNodes]);
  useLayoutEffect(() => setEdges((known) => mergeEdges(known, draftEdges)), [draftEdges]);

  const onNodesChange = useCallback(
    (changes: NodeChange<CanvasNode>[]) => {
      setNodes((known) => applyNodeChanges(changes, known));
      const moved = finishedMoves(changes);
      if (Object.keys(moved).length > 0) dispatch(nodesMoved(moved));
    },
    [dispatch],
  );
  const onEdgesChange = useCallback(
    (changes: EdgeChange<CanvasEdge>[]) => setEdges((known) => applyEdgeChanges(changes, known)),
    [],
  );
  const onConnect = useCallback((ends: Connection) => void dispatch(nodesConnected(createEdge(ends))), [dispatch]);
  const onDelete = useCallback(
    (gone: { nodes: CanvasNode[]; edges: CanvasEdge[] }) =>
      void dispatch(elementsRemoved({ nodeIds: gone.nodes.map(({ id }) => id), edgeIds: gone.edges.map(({ id }) => id) })),
    [dispatch],
  );

  return { nodes, edges, onNodesChange, onEdgesChange, onConnect, onDelete };
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
