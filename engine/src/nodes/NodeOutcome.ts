import type { MessageText } from '@fanfare/shared/contracts';
import type { Command } from '../Command.ts';
import type { FlowResponse } from '../requests/FlowResponse.ts';
import type { ParkedBranch, RunMemory } from '../startMemory.ts';
import type { TraceResult } from '../TraceStep.ts';

/** The result of executing a node. Executors have no effects: they return commands. */
export interface NodeOutcome {
  result: TraceResult;
  detail: MessageText;
  command?: Command;
  change?: Partial<Pick<RunMemory, 'tags' | 'variables' | 'requestsTotal'>>;
  output?: string;
  /** Suspends this branch. */
  park?: Omit<ParkedBranch, 'nodeId' | 'stepNo'>;
}

export interface NodeMoment {
  memory: RunMemory;
  stepNo: number;
  nowMs: number;
  isLinked: (output: string) => boolean;
}

export type Arrival =
  | { kind: 'reply'; text: string; payload: string | null; branch: ParkedBranch }
  | { kind: 'timeout'; branch: ParkedBranch }
  | { kind: 'response'; response: FlowResponse; branch: ParkedBranch };
