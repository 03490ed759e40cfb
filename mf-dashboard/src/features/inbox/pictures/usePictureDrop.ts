import { type DragEvent, useState } from 'react';

/** @param onDrop null if drops are not accepted; even then a dropped file must not replace the page */
export function usePictureDrop(onDrop: ((files: FileList) => void) | null) {
  const [isOver, setOver] = useState(false);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return {
    isOver: isOver && onDrop !== null,
    target: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = onDrop ? 'copy' : 'none';
        setOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        onDrop?.(event.dataTransfer.files);
      },
    },
  };
}
