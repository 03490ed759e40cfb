/** Under this name a dragged palette item carries its node type to the canvas. */
export const nodeDragFormat = 'application/reactflow';
