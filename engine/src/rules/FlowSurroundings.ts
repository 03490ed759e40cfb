import type { TriggerType } from '@fanfare/shared/contracts';
import type { FlowIndex } from '../graph/FlowIndex.ts';

/** The flow around a node, as far as rules look at it. */
export interface FlowSurroundings {
  index: FlowIndex;
  /** Names of the variables that some node sets. */
  variables: ReadonlySet<string>;
  /** Flows that can be gone to; null: not known here. */
  flowIds: ReadonlySet<string> | null;
  /** What starts the flow; null: not known here. */
  trigger: TriggerType | null;
  /** The flow itself says what starts it. */
  hasStart: boolean;
}
