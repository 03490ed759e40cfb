import type { TriggerType } from '@fanfare/shared/contracts';
import type { FlowIndex } from '../graph/FlowIndex.ts';

export interface FlowContext {
  index: FlowIndex;
  variables: ReadonlySet<string>;
  /** Null: unknown. */
  flowIds: ReadonlySet<string> | null;
  /** Null: unknown. */
  trigger: TriggerType | null;
  hasStart: boolean;
}
