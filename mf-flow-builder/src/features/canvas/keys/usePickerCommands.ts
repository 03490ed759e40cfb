import { useCommands } from '@fanfare/shared/host';
import { usePermission } from '@fanfare/shared/store';
import type { RefObject } from 'react';
import { useReactFlow } from 'reactflow';
import { canvasCopy } from '../../../copy/canvas.ts';
import type { CanvasEdge, CanvasNode } from '../elements/CanvasNode.ts';
import type { PickerRequest } from '../pointer/PickerRequest.ts';

/** Commands that open a picker on the canvas. */
export function usePickerCommands(frame: RefObject<HTMLElement | null>, openPicker: (request: PickerRequest) => void) {
  const mayEdit = usePermission('flows.edit');
  const { getNodes, getEdges } = useReactFlow<CanvasNode, CanvasEdge>();

  const add = () => {
    const edge = getEdges().find(({ selected }) => selected);
    const box = frame.current?.getBoundingClientRect();
    const at = box ? { x: box.left + box.width / 2 - 140, y: box.top + 60 } : { x: 0, y: 0 };
    openPicker({ kind: 'node', at, isInMiddle: true, ...(edge && { intoEdge: edge.id }) });
  };
  const connect = () => {
    const focused = document.activeElement?.closest('.react-flow__node')?.getAttribute('data-id');
    const [node, ...more] = getNodes().filter(({ id, selected }) => (focused ? id === focused : selected));
    if (!node || more.length > 0) return;
    // The picker opens in the corner, because the possible targets are centred.
    const box = frame.current?.getBoundingClientRect();
    openPicker({ kind: 'connect', nodeId: node.id, at: box ? { x: box.right, y: box.top } : { x: 0, y: 0 } });
  };
  const find = () => openPicker({ kind: 'find' });

  const { group } = canvasCopy;
  useCommands(
    [
      ...(mayEdit
        ? [
            { id: 'builder.add', title: canvasCopy.addNode, group, keys: 'N', run: add },
            { id: 'builder.connect', title: canvasCopy.connectNode, group, keys: 'C', run: connect },
          ]
        : []),
      { id: 'builder.find', title: canvasCopy.find, group, keys: 'Mod+F', run: find },
    ],
    frame,
  );
  return { add, find };
}
