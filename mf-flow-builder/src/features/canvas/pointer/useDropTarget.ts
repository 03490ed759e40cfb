import { type NodeType, nodeTypes } from '@fanfare/shared/contracts';
import { usePermission } from '@fanfare/shared/store';
import type { DragEvent } from 'react';
import { nodeDragFormat } from '../../../state/nodeDragFormat.ts';
import { useAddNode } from './useAddNode.ts';

export function useDropTarget() {
  const addNode = useAddNode();
  const mayEdit = usePermission('flows.edit');
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(nodeDragFormat)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
    markEdge(event.currentTarget, edgeAt(event));
  };
  const onDragLeave = (event: DragEvent) => markEdge(event.currentTarget, null);
  const onDrop = (event: DragEvent) => {
    markEdge(event.currentTarget, null);
    const type = event.dataTransfer.getData(nodeDragFormat);
    if (!isNodeType(type)) return;
    event.preventDefault();
    const edgeId = edgeAt(event)?.getAttribute('data-id');
    addNode(type, { at: { x: event.clientX, y: event.clientY }, ...(edgeId && { intoEdge: edgeId }) });
  };
  return mayEdit ? { onDragOver, onDragLeave, onDrop } : {};
}

const MARK = 'is-drop-target';

function edgeAt({ clientX, clientY }: DragEvent): Element | null {
  return document.elementFromPoint(clientX, clientY)?.closest('.react-flow__edge') ?? null;
}

/** Updates the DOM directly, because drag events fire many times a second. */
function markEdge(canvas: Element, edge: Element | null): void {
  for (const marked of canvas.querySelectorAll(`.${MARK}`)) if (marked !== edge) marked.classList.remove(MARK);
  edge?.classList.add(MARK);
}

function isNodeType(value: string): value is NodeType {
  return nodeTypes.some((type) => type === value);
}
