import type { FlowNodeData } from '@fanfare/shared/contracts';
import type { EditEnd } from './EditFrame.tsx';

export interface EditorProps {
  data: FlowNodeData;
  /** `changes` is null if the edit was reverted. */
  onEnd: (changes: Partial<FlowNodeData> | null, how: EditEnd) => void;
}
