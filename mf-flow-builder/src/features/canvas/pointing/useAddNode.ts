import type { FlowNode, NodeType } from '@fanfare/shared/contracts';
import { useAppDispatch } from '@fanfare/shared/store';
import { useCallback } from 'react';
import { useReactFlow, useStoreApi } from 'reactflow';
import { createNode } from '../../../state/graph/createNode.ts';
import { insertionInto } from '../../../state/graph/edits/insertionInto.ts';
import { flowBuilderSlice } from '../../../state/slices/flowBuilder.slice.ts';
import { useBuilderStore } from '../../../state/useBuilderSelector.ts';

/** A point of the window, in pixels. */
export interface WindowPoint {
  x: number;
  y: number;
}

interface Placing {
  /** Where its top left corner comes to lie; the middle of what is in view when left out. */
  at?: WindowPoint;
  /** Instead of `at`: where the middle of its upper edge comes to lie. */
  topAt?: WindowPoint;
  /** The connection it goes into, by id. */
  intoEdge?: string;
}

/** Rough half of a node, so that it lands in the middle and not beside it. */
export const HALF_NODE = { x: 120, y: 50 };
const CASCADE_PX = 30;

/** Adds a node exactly at a point of the window, or in the middle of what is in view. Needs a `CanvasProvider` above. Answers the node. */
export function useAddNode(): (type: NodeType, placing?: Placing) => FlowNode {
  const dispatch = useAppDispatch();
  const store = useBuilderStore();
  const canvas = useStoreApi();
  const { screenToFlowPosition } = useReactFlow();

  return useCallback(
    (type, { at, topAt, intoEdge } = {}) => {
      const graph = store.getState().flowBuilder;
      const { nodes, edges } = graph;
      const box = canvas.getState().domNode?.getBoundingClientRect();
      const middle = box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: 0, y: 0 };
      const point = screenToFlowPosition(at ?? topAt ?? middle, { snapToGrid: false });
      const edge = edges.find(({ id }) => id === intoEdge);
      const left = point.x - HALF_NODE.x;
      const free = () => freePlace({ x: left, y: point.y - HALF_NODE.y }, nodes);
      const position = at ? point : topAt ? { x: left, y: point.y } : free();
      const node = createNode(type, position, Date.now(), nodes);
      const { graphEdited, nodeAdded } = flowBuilderSlice.actions;
      dispatch(edge ? graphEdited(insertionInto(graph, edge, node)) : nodeAdded(node));
      return node;
    },
    [dispatch, store, canvas, screenToFlowPosition],
  );
}

/** Nodes added one after the other lie like a hand of cards, not on top of each other. */
function freePlace(wanted: FlowNode['position'], nodes: readonly FlowNode[]): FlowNode['position'] {
  let place = wanted;
  const isTaken = (node: FlowNode) =>
    Math.abs(node.position.x - place.x) < CASCADE_PX && Math.abs(node.position.y - place.y) < CASCADE_PX;
  while (nodes.some(isTaken)) place = { x: place.x + CASCADE_PX, y: place.y + CASCADE_PX };
  return place;
}
