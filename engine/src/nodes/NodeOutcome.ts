import type { MessageText } from '@fanfare/shared/contracts';
import type { Command } from '../Command.ts';
import type { FlowResponse } from '../requests/FlowResponse.ts';
import type { ParkedBranch, RunMemory } from '../startMemory.ts';
import type { TraceResult } from '../TraceStep.ts';

/** What executing one node came to. Executors perform nothing: they say what is to be done. */
export interface NodeOutcome {
  result: TraceResult;
  detail: MessageText;
  command?: Command;
  /** Changes to the run's memory. */
  change?: Partial<Pick<RunMemory, 'tags' | 'variables' | 'requestsTotal'>>;
  /** Leave by this output only. */
  output?: string;
  /** Stop this branch here. */
  park?: Omit<ParkedBranch, 'nodeId' | 'stepNo'>;
}

/** Where in a run, and when, a node is executed. */
export interface NodeMoment {
  memory: RunMemory;
  stepNo: number;
  nowMs: number;
  /** Whether an output of this node leads anywhere. */
  isLinked: (output: string) => boolean;
}

/** What has come for a branch that waited at a node. */
export type Arrival =
  | { kind: 'reply'; text: string; payload: string | null; branch: ParkedBranch }
  | { kind: 'timeout'; branch: ParkedBranch }
  | { kind: 'response'; response: FlowResponse; branch: ParkedBranch };
