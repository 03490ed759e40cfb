import { useCommands, useHost } from '@fanfare/shared/host';
import { useAppDispatch, usePermission } from '@fanfare/shared/store';
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useReactFlow } from 'reactflow';
import { canvasCopy } from '../../../copy/canvas.ts';
import { createPasteEdit, subgraphOf } from '../../../state/graph/copyGraph.ts';
import { useRemoveElements } from '../../../state/removal/useRemoveElements.ts';
import { flowBuilderSlice } from '../../../state/slices/flowBuilder.slice.ts';
import { useBuilderStore } from '../../../state/useBuilderSelector.ts';
import type { CanvasEdge, CanvasNode } from '../elements/CanvasNode.ts';
import type { WindowPoint } from '../pointer/useAddNode.ts';
import { fromClipboardText, toClipboardText } from './clipboardText.ts';

const FIELD = 'input, textarea, select, [contenteditable]';
const DUPLICATE_BESIDE_PX = 30;
const { graphEdited, nodesSelected } = flowBuilderSlice.actions;

/** Clipboard events need no permission and work between tabs. The browser handles the listed keys. */
export function useClipboard(frame: RefObject<HTMLElement | null>, announce: (text: string) => void) {
  const dispatch = useAppDispatch();
  const store = useBuilderStore();
  const { toast } = useHost();
  const remove = useRemoveElements();
  const mayEdit = usePermission('flows.edit');
  const { getNodes, screenToFlowPosition } = useReactFlow<CanvasNode, CanvasEdge>();
  const pointer = useRef<WindowPoint | null>(null);

  const selectedIds = () =>
    getNodes()
      .filter(({ selected }) => selected)
      .map(({ id }) => id);

  const textToCopy = () => {
    const ids = selectedIds();
    if (ids.length === 0) return null;
    announce(canvasCopy.copied(ids.length));
    return toClipboardText(subgraphOf(store.getState().flowBuilder, ids));
  };
  const cut = () => void remove({ nodeIds: selectedIds() });

  const paste = (text: string) => {
    const part = fromClipboardText(text);
    if (!part) return false;
    const box = frame.current?.getBoundingClientRect();
    const middle = box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: 0, y: 0 };
    insert(part, screenToFlowPosition(pointer.current ?? middle));
    return true;
  };
  const insert = (part: ReturnType<typeof subgraphOf>, at: WindowPoint) => {
    const edit = createPasteEdit(part, { at, nowMs: Date.now(), present: store.getState().flowBuilder.nodes });
    dispatch(graphEdited(edit));
    dispatch(nodesSelected(edit.putNodes.map(({ id }) => id)));
    announce(canvasCopy.pasted(edit.putNodes.length));
  };
  const duplicate = () => {
    const part = subgraphOf(store.getState().flowBuilder, selectedIds());
    if (part.nodes.length === 0) return;
    const left = Math.min(...part.nodes.map(({ position }) => position.x));
    const top = Math.min(...part.nodes.map(({ position }) => position.y));
    insert(part, { x: left + DUPLICATE_BESIDE_PX, y: top + DUPLICATE_BESIDE_PX });
  };

  const onClipboard = useEffectEvent((event: ClipboardEvent) => {
    if (!isMeant(event, frame.current) || (!mayEdit && event.type !== 'copy')) return;
    if (event.type === 'paste') {
      if (paste(event.clipboardData?.getData('text/plain') ?? '')) event.preventDefault();
      return;
    }
    const text = textToCopy();
    if (text === null) return;
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    if (event.type === 'cut') cut();
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onClipboard(event);
    const kinds = ['copy', 'cut', 'paste'] as const;
    for (const kind of kinds) document.addEventListener(kind, listen);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, listen);
    };
  }, []);

  // The command palette causes no clipboard event, so these may need permission.
  const copyByCommand = async () => {
    const text = textToCopy();
    if (text !== null) await navigator.clipboard.writeText(text).catch(() => undefined);
  };
  const pasteByCommand = async () => {
    const text = await navigator.clipboard.readText().catch(() => '');
    if (!paste(text)) toast({ kind: 'info', title: canvasCopy.pasteNothing });
  };
  const { group } = canvasCopy;
  const editing = [
    {
      id: 'builder.cut',
      title: canvasCopy.cutSelected,
      group,
      keys: 'Mod+X',
      isKeyOfBrowser: true,
      run: () => void copyByCommand().then(cut),
    },
    {
      id: 'builder.paste',
      title: canvasCopy.paste,
      group,
      keys: 'Mod+V',
      isKeyOfBrowser: true,
      run: () => void pasteByCommand(),
    },
    { id: 'builder.duplicate', title: canvasCopy.duplicate, group, keys: 'Mod+D', run: duplicate },
  ];
  useCommands(
    [
      {
        id: 'builder.copy',
        title: canvasCopy.copySelected,
        group,
        keys: 'Mod+C',
        isKeyOfBrowser: true,
        run: () => void copyByCommand(),
      },
      ...(mayEdit ? editing : []),
    ],
    frame,
  );

  return {
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      pointer.current = { x: clientX, y: clientY };
    },
    onPointerLeave: () => {
      pointer.current = null;
    },
  };
}

/** True if the event targets the canvas or nothing; false for fields and selected text. */
function isMeant({ target }: ClipboardEvent, frame: HTMLElement | null): boolean {
  const element = target instanceof Element ? target : null;
  if (element?.closest(FIELD) || document.getSelection()?.toString()) return false;
  return element === null || element === document.body || frame?.contains(element) === true;
}
