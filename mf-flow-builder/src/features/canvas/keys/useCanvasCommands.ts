import { useCommands } from '@fanfare/shared/host';
import { useAppDispatch, usePermission } from '@fanfare/shared/store';
import type { RefObject } from 'react';
import { useReactFlow } from 'reactflow';
import { canvasCopy } from '../../../copy/canvas.ts';
import { useRemoveElements } from '../../../state/removal/useRemoveElements.ts';
import { flowBuilderSlice } from '../../../state/slices/flowBuilder.slice.ts';
import { useBuilderStore } from '../../../state/useBuilderSelector.ts';
import type { CanvasEdge, CanvasNode } from '../elements/CanvasNode.ts';
import { useFit } from '../view/useFit.ts';

const { nodesSelected } = flowBuilderSlice.actions;

export function useCanvasCommands(frame: RefObject<HTMLElement | null>, announce: (text: string) => void) {
  const dispatch = useAppDispatch();
  const store = useBuilderStore();
  const { getNodes, getEdges, zoomTo, zoomIn, zoomOut } = useReactFlow<CanvasNode, CanvasEdge>();
  const mayEdit = usePermission('flows.edit');
  const fit = useFit();
  const remove = useRemoveElements();
  const selectedNodes = () => getNodes().filter(({ selected }) => selected);
  const removeSelected = () => {
    const nodeIds = selectedNodes().map(({ id }) => id);
    const edgeIds = getEdges()
      .filter(({ selected }) => selected)
      .map(({ id }) => id);
    if (nodeIds.length + edgeIds.length === 0) return;
    void remove({ nodeIds, edgeIds }, () => {
      if (nodeIds.length > 0) announce(canvasCopy.removed(nodeIds.length));
      // The focused node was removed. The canvas takes the focus, so that keys keep working.
      frame.current?.focus({ preventScroll: true });
    });
  };
  const selectAll = () => void dispatch(nodesSelected(store.getState().flowBuilder.nodes.map(({ id }) => id)));

  const { group } = canvasCopy;
  useCommands(
    [
      ...(mayEdit
        ? [
            { id: 'builder.remove', title: canvasCopy.removeSelected, group, keys: 'Delete', run: removeSelected },
            { id: 'builder.removeToo', title: canvasCopy.removeSelected, group, keys: 'Backspace', run: removeSelected },
          ]
        : []),
      { id: 'builder.selectAll', title: canvasCopy.selectAll, group, keys: 'Mod+A', run: selectAll },
      { id: 'builder.fit', title: canvasCopy.fit, group, keys: '1', run: () => void fit() },
      { id: 'builder.actualSize', title: canvasCopy.actualSize, group, keys: '0', run: () => void zoomTo(1) },
      { id: 'builder.zoomIn', title: canvasCopy.zoomIn, group, keys: '+', run: () => void zoomIn() },
      { id: 'builder.zoomOut', title: canvasCopy.zoomOut, group, keys: '-', run: () => void zoomOut() },
    ],
    frame,
  );
}
