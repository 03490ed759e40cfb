import type { FlowNodeData, NodeType } from '@fanfare/shared/contracts';
import { type ComponentType, createContext, type ReactNode } from 'react';

export interface NodeBodyProps {
  id: string;
  type: NodeType;
  data: FlowNodeData;
  isSelected: boolean;
  /** Drawn at the foot: the outputs of a node that has several. */
  children?: ReactNode;
}

/** What is drawn inside a node. It comes from outside, so that the canvas knows nothing of editing and editing nothing of React Flow. */
export const NodeBodyContext = createContext<ComponentType<NodeBodyProps>>(() => null);
