import type { FlowNodeData, NodeType } from '@fanfare/shared/contracts';
import type { Edge, Node } from 'reactflow';

/** A node as React Flow holds it: the saved node plus what belongs to the gesture (selection, measures). */
export type CanvasNode = Node<FlowNodeData, NodeType>;
export type CanvasEdge = Edge;
