import { type SpecifiedNodeType, specifiedNodeTypes } from '@fanfare/shared/contracts';
import type { DragEvent } from 'react';
import { nodeDragFormat } from '../../state/nodeDragFormat.ts';
import { useAddNode } from './useAddNode.ts';

/** Takes a palette item that is dropped on the canvas and puts its node there. */
export function useDropTarget() {
  const addNode = useAddNode();
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(nodeDragFormat)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
  };
  const onDrop = (event: DragEvent) => {
    const type = event.dataTransfer.getData(nodeDragFormat);
    if (!isNodeType(type)) return;
    event.preventDefault();
    addNode(type, { x: event.clientX, y: event.clientY });
  };
  return { onDragOver, onDrop };
}

function isNodeType(value: string): value is SpecifiedNodeType {
  return specifiedNodeTypes.some((type) => type === value);
}
