import type { FlowNodeData } from '@fanfare/shared/contracts';

/** Forms hold no state: changes go to the draft at once. */
export interface NodeFormProps {
  data: FlowNodeData;
  onChange: (changes: FlowNodeData) => void;
}
