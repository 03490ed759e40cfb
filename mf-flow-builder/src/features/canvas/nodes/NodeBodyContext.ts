import type { FlowNodeData, NodeType } from '@fanfare/shared/contracts';
import { type ComponentType, createContext, type ReactNode } from 'react';

export interface NodeBodyProps {
  id: string;
  type: NodeType;
  data: FlowNodeData;
  isSelected: boolean;
  children?: ReactNode;
}

/** Injected, so that the canvas does not depend on editing, nor editing on React Flow. */
export const NodeBodyContext = createContext<ComponentType<NodeBodyProps>>(() => null);
