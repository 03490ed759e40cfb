import type { FlowNode, NodeType } from '@fanfare/shared/contracts';
import { useAppDispatch } from '@fanfare/shared/store';
import { useCallback } from 'react';
import { useReactFlow } from 'reactflow';
import { createNode } from '../../../state/graph/createNode.ts';
import { createInsertEdit } from '../../../state/graph/edits/createInsertEdit.ts';
import { expectedLayout } from '../../../state/layout/expectedLayout.ts';
import { prefersReducedMotion } from '../../../state/prefersReducedMotion.ts';
import { flowBuilderSlice } from '../../../state/slices/flowBuilder.slice.ts';
import { useBuilderStore } from '../../../state/useBuilderSelector.ts';
import type { Box } from '../overview/overviewBox.ts';
import { isInView, isPartlyInView } from '../view/fittedView.ts';
import { scrolledIntoView } from '../view/scrolledIntoView.ts';
import { type Scene, useScene } from '../view/useScene.ts';
import { freeBelow, freePosition } from './freePosition.ts';

export interface WindowPoint {
  x: number;
  y: number;
}

interface Placing {
  at?: WindowPoint;
  /** The middle of the node's upper edge; replaces `at`. */
  topAt?: WindowPoint;
  intoEdge?: string;
}

/** About half the size of a node; used to centre it. */
export const HALF_NODE = { x: 120, y: 50 };

/**
 * Adds a node at a point, near the last visible node without covering others, or in the centre. Requires a
 * `CanvasProvider`.
 */
export function useAddNode(): (type: NodeType, placing?: Placing) => FlowNode {
  const dispatch = useAppDispatch();
  const store = useBuilderStore();
  const lookAt = useScene();
  const { screenToFlowPosition, setViewport } = useReactFlow();

  return useCallback(
    (type, { at, topAt, intoEdge } = {}) => {
      const graph = store.getState().flowBuilder;
      const { nodes, edges } = graph;
      const { graphEdited, nodeAdded } = flowBuilderSlice.actions;
      const edge = edges.find(({ id }) => id === intoEdge);
      const add = (node: FlowNode) => {
        dispatch(edge ? graphEdited(createInsertEdit(graph, edge, node)) : nodeAdded(node));
        return node;
      };
      const place = at ?? topAt;
      if (place) {
        const { x, y } = screenToFlowPosition(place, { snapToGrid: false });
        return add(createNode(type, { x: at ? x : x - HALF_NODE.x, y }, Date.now(), nodes));
      }
      const scene = lookAt();
      const { pane, view } = scene;
      const node = createNode(type, middleOf(scene), Date.now(), nodes);
      const box = freeBox(node, nodes, scene);
      const seenIn = scrolledIntoView(box, view, pane);
      if (seenIn !== view) void setViewport(seenIn, prefersReducedMotion() ? {} : { duration: 200 });
      return add({ ...node, position: { x: box.x, y: box.y } });
    },
    [dispatch, store, lookAt, screenToFlowPosition, setViewport],
  );
}

function middleOf({ pane, view }: Scene): FlowNode['position'] {
  return {
    x: (pane.width / 2 - view.x) / view.zoom - HALF_NODE.x,
    y: (pane.height / 2 - view.y) / view.zoom - HALF_NODE.y,
  };
}

function freeBox(node: FlowNode, nodes: readonly FlowNode[], { pane, view, boxes: known }: Scene): Box {
  const measured = new Map(known.map((box) => [box.id, box]));
  const sizeOf = ({ id, type, data }: FlowNode) => {
    const { width, height } = measured.get(id) ?? { width: 0, height: 0 };
    // A node that was just added is not measured yet.
    return width && height ? { width, height } : expectedLayout(type, data, 'across').size;
  };
  const boxOf = (one: FlowNode) => ({ ...one.position, ...sizeOf(one) });
  const boxes = nodes.map(boxOf);
  const last = boxes.findLast((box) => isPartlyInView(box, view, pane));
  if (!last) return freeBelow(boxOf(node), boxes);
  const size = sizeOf(node);
  return { ...size, ...freePosition(size, last, boxes, (box) => isInView(box, view, pane)) };
}
