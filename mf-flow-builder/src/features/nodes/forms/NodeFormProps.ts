import type { FlowNodeData } from '@fanfare/shared/contracts';

/** A form of one kind of node. It holds nothing itself: what is typed is the draft's at once. */
export interface NodeFormProps {
  data: FlowNodeData;
  onChange: (changes: FlowNodeData) => void;
}
