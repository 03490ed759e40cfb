import type { FlowIndex } from './graph/indexFlow.ts';
import type { StepInput } from './StepInput.ts';
import type { RunMemory } from './startMemory.ts';

type Resumed = { ignoredBecause: string } | { ignoredBecause?: undefined; memory: RunMemory; pending: string[] };

/** Which nodes a step has to begin with, or why it has nothing to do. */
export function resume(index: FlowIndex, memory: RunMemory, input: StepInput, nowMs: number): Resumed {
  if (memory.status === 'finished' || memory.status === 'failed') return { ignoredBecause: 'The run is over.' };
  if (!memory.hasStarted) {
    const text = input.kind === 'message' ? input.text : '';
    return { memory: { ...memory, hasStarted: true, input: text }, pending: [...index.entryIds] };
  }
  if (input.kind === 'message')
    return { ignoredBecause: `The run waits until ${memory.waitingUntil}; the message is not used up.` };

  const due = memory.parked.filter((branch) => branch.untilMs <= nowMs);
  if (due.length === 0) return { ignoredBecause: `The run waits until ${memory.waitingUntil}; that time has not come.` };
  return {
    memory: {
      ...memory,
      status: 'running',
      waitingUntil: null,
      parked: memory.parked.filter((branch) => branch.untilMs > nowMs),
    },
    pending: due.flatMap((branch) => index.next(branch.nodeId)),
  };
}
