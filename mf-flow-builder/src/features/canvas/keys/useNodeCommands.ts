import { useCommands } from '@fanfare/shared/host';
import { useAppDispatch, usePermission } from '@fanfare/shared/store';
import type { RefObject } from 'react';
import { useReactFlow } from 'reactflow';
import { canvasCopy } from '../../../copy/canvas.ts';
import { toggleDisabled } from '../../../state/graph/edits/toggleDisabled.ts';
import { hasInlineEditor } from '../../../state/hasInlineEditor.ts';
import { flowBuilderSlice } from '../../../state/slices/flowBuilder.slice.ts';
import { viewSlice } from '../../../state/slices/view.slice.ts';
import { useBuilderStore } from '../../../state/useBuilderSelector.ts';
import type { CanvasEdge, CanvasNode } from '../elements/CanvasNode.ts';

const CONTROL = 'button, a, summary, [role="button"]';
const { detailsOpened, editStarted } = viewSlice.actions;

export function useNodeCommands(frame: RefObject<HTMLElement | null>, announce: (text: string) => void) {
  const dispatch = useAppDispatch();
  const store = useBuilderStore();
  const mayEdit = usePermission('flows.edit');
  const { getNodes } = useReactFlow<CanvasNode, CanvasEdge>();

  const selected = () => {
    const ids = new Set(
      getNodes()
        .filter((node) => node.selected)
        .map(({ id }) => id),
    );
    const focused = focusedNode(frame.current);
    if (focused !== null && ids.size < 2) return nodesOf(new Set([focused]));
    return nodesOf(ids);
  };
  const nodesOf = (ids: ReadonlySet<string>) => store.getState().flowBuilder.nodes.filter(({ id }) => ids.has(id));
  const only = () => {
    const [node, ...more] = selected();
    return more.length === 0 ? node : undefined;
  };

  const open = () => {
    const control = document.activeElement?.closest<HTMLElement>(CONTROL);
    if (control && frame.current?.contains(control)) {
      // The command has consumed the key, so the click is repeated.
      control.click();
      return;
    }
    const node = only();
    if (!node) return;
    dispatch(mayEdit && hasInlineEditor(node.type) ? editStarted({ nodeId: node.id, part: 'content' }) : detailsOpened(node.id));
  };
  const rename = () => {
    const node = only();
    if (node) dispatch(editStarted({ nodeId: node.id, part: 'label' }));
  };
  const disable = () => {
    const nodes = selected();
    if (nodes.length === 0) return;
    const { isDisabling, ...edit } = toggleDisabled(nodes);
    const count = edit.putNodes.length;
    if (count > 0) dispatch(flowBuilderSlice.actions.graphEdited(edit));
    const done = isDisabling ? canvasCopy.disabledNodes(count) : canvasCopy.enabledNodes(count);
    announce(count > 0 ? done : canvasCopy.nothingToDisable);
  };

  const { group } = canvasCopy;
  useCommands(
    [
      { id: 'builder.open', title: canvasCopy.openNode, group, keys: 'Enter', run: open },
      ...(mayEdit
        ? [
            { id: 'builder.rename', title: canvasCopy.renameNode, group, keys: 'F2', run: rename },
            { id: 'builder.disable', title: canvasCopy.disableSelected, group, keys: 'D', run: disable },
          ]
        : []),
    ],
    frame,
  );
}

function focusedNode(frame: HTMLElement | null): string | null {
  const node = document.activeElement?.closest('.react-flow__node');
  return node && frame?.contains(node) ? node.getAttribute('data-id') : null;
}
