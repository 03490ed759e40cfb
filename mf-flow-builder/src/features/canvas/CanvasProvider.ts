/** Holds the state of one canvas; `FlowCanvas` and `useAddNode` work below it. */
export { ReactFlowProvider as CanvasProvider } from 'reactflow';
