import type { FlowNodeData, NodeType } from '@fanfare/shared/contracts';
import type { Edge, Node } from 'reactflow';

export type CanvasNode = Node<FlowNodeData, NodeType>;
export type CanvasEdge = Edge;
