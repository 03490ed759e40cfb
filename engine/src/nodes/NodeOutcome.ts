import type { Command } from '../Command.ts';
import type { ConditionOutput } from '../graph/indexFlow.ts';
import type { RunMemory } from '../startMemory.ts';
import type { TraceResult } from '../TraceStep.ts';

/** What executing one node came to. Executors perform nothing: they say what is to be done. */
export interface NodeOutcome {
  result: TraceResult;
  detail: string;
  command?: Command;
  /** Changes to the run's memory. */
  change?: Partial<Pick<RunMemory, 'tags' | 'variables'>>;
  /** Leave by this output only. */
  output?: ConditionOutput;
  /** Stop this branch until then (epoch milliseconds). */
  parkUntilMs?: number;
}

/** Where in a run, and when, a node is executed. */
export interface NodeMoment {
  memory: RunMemory;
  stepNo: number;
  nowMs: number;
}
