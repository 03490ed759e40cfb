import type { MessageText } from '@fanfare/shared/contracts';
import type { Command } from '../Command.ts';
import type { FlowResponse } from '../requests/FlowResponse.ts';
import type { RunMemory, SuspendedBranch } from '../startMemory.ts';
import type { TraceResult } from '../TraceStep.ts';

/** The result of executing a node. Executors have no side effects; they return commands. */
export interface NodeOutcome {
  result: TraceResult;
  detail: MessageText;
  command?: Command;
  change?: Partial<Pick<RunMemory, 'tags' | 'variables' | 'requestsTotal'>>;
  output?: string;
  suspend?: Omit<SuspendedBranch, 'nodeId' | 'stepNo'>;
}

export interface NodeContext {
  memory: RunMemory;
  stepNo: number;
  nowMs: number;
  isLinked: (output: string) => boolean;
}

export type NodeInput =
  | { kind: 'reply'; text: string; payload: string | null; branch: SuspendedBranch }
  | { kind: 'timeout'; branch: SuspendedBranch }
  | { kind: 'response'; response: FlowResponse; branch: SuspendedBranch };
