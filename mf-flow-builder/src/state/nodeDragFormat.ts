/** Data type of a dragged palette item; its data is the node type. */
export const nodeDragFormat = 'application/reactflow';
