import type { FlowNodeData } from '@fanfare/shared/contracts';

/** Forms have no state: changes apply to the draft immediately. */
export interface NodeFormProps {
  data: FlowNodeData;
  onChange: (changes: FlowNodeData) => void;
}
