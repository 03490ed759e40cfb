import { useCommands } from '@fanfare/shared/host';
import { useAppDispatch, usePermission } from '@fanfare/shared/store';
import { type RefObject, useCallback } from 'react';
import { useReactFlow } from 'reactflow';
import { canvasCopy } from '../../../copy/canvas.ts';
import { outputHandles } from '../../../state/graph/outputHandles.ts';
import { flowDirection } from '../../../state/layout/flowDirection.ts';
import { flowBuilderSlice } from '../../../state/slices/flowBuilder.slice.ts';
import { useBuilderStore } from '../../../state/useBuilderSelector.ts';
import type { CanvasEdge, CanvasNode } from '../elements/CanvasNode.ts';
import { useOpening } from '../view/useOpening.ts';
import { animatePositions } from './animatePositions.ts';

const USUAL_SIZE = { width: 240, height: 110 };

/** Lays out the selected nodes, or all if fewer than two are selected, as one undo step. */
export function useTidy(frame: RefObject<HTMLElement | null>, announce: (text: string) => void) {
  const dispatch = useAppDispatch();
  const store = useBuilderStore();
  const { getNodes, setNodes } = useReactFlow<CanvasNode, CanvasEdge>();
  const show = useOpening();

  const mayEdit = usePermission('flows.edit');
  const tidy = useCallback(async () => {
    const { layOutIn } = await import('../../../state/layout/layOut.ts');
    const graph = store.getState().flowBuilder;
    const all = getNodes();
    const selected = all.filter((node) => node.selected);
    const isAll = selected.length <= 1;
    const boxes = (isAll ? all : selected).map(({ id, position, measured, type, data }) => ({
      id,
      position,
      outputs: outputHandles(type, data),
      width: measured?.width ?? USUAL_SIZE.width,
      height: measured?.height ?? USUAL_SIZE.height,
    }));
    if (boxes.length === 0) return;
    const places = layOutIn(flowDirection(graph.nodes, graph.edges), boxes, graph.edges);
    await animatePositions(boxes, places, (now) =>
      setNodes((nodes) => nodes.map((node) => (now[node.id] ? { ...node, position: now[node.id] ?? node.position } : node))),
    );
    // Nodes may have changed during the animation.
    const putNodes = store.getState().flowBuilder.nodes.flatMap((node) => {
      const position = places[node.id];
      return position ? [{ ...node, position }] : [];
    });
    dispatch(flowBuilderSlice.actions.graphEdited({ gesture: 'tidy', putNodes }));
    if (isAll) await show();
    announce(canvasCopy.tidied);
  }, [dispatch, store, getNodes, setNodes, show, announce]);

  useCommands(
    mayEdit
      ? [{ id: 'builder.tidy', title: canvasCopy.tidy, group: canvasCopy.group, keys: 'Shift+Alt+T', run: () => void tidy() }]
      : [],
    frame,
  );
  return tidy;
}
