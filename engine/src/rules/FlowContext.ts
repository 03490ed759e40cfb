import type { TriggerType } from '@fanfare/shared/contracts';
import type { FlowIndex } from '../graph/FlowIndex.ts';

export interface FlowContext {
  index: FlowIndex;
  variables: ReadonlySet<string>;
  /** Null if unknown. */
  flowIds: ReadonlySet<string> | null;
  /** Null if unknown. */
  trigger: TriggerType | null;
  hasStart: boolean;
}
