import type { FlowNode, SpecifiedNodeType } from '@fanfare/shared/contracts';
import { useAppDispatch } from '@fanfare/shared/store';
import { useCallback } from 'react';
import { useReactFlow, useStoreApi } from 'reactflow';
import { flowBuilderSlice } from '../../state/flowBuilder.slice.ts';
import { useBuilderStore } from '../../state/useBuilderSelector.ts';
import { createNode } from './elements/createNode.ts';

/** A point of the window, in pixels. */
interface WindowPoint {
  x: number;
  y: number;
}

/** Rough half of a node, so that it lands in the middle and not beside it. */
const HALF_NODE = { x: 120, y: 50 };
const CASCADE_PX = 30;

/** Adds a node exactly at a point of the window, or in the middle of what is in view. Needs a `CanvasProvider` above. */
export function useAddNode(): (type: SpecifiedNodeType, at?: WindowPoint) => void {
  const dispatch = useAppDispatch();
  const store = useBuilderStore();
  const canvas = useStoreApi();
  const { screenToFlowPosition } = useReactFlow();

  return useCallback(
    (type, at) => {
      const { nodes } = store.getState().flowBuilder;
      const box = canvas.getState().domNode?.getBoundingClientRect();
      const middle = box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: 0, y: 0 };
      const point = screenToFlowPosition(at ?? middle, { snapToGrid: false });
      const position = at ? point : freePlace({ x: point.x - HALF_NODE.x, y: point.y - HALF_NODE.y }, nodes);
      dispatch(flowBuilderSlice.actions.nodeAdded(createNode(type, position, Date.now(), nodes)));
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
