export { ReactFlowProvider as CanvasProvider } from 'reactflow';
