import { type FlowGraph, type FlowNode, RUN_STEPS_MAX, RUN_STEPS_WITHOUT_WAIT_MAX } from '@fanfare/shared/contracts';
import type { Command } from './Command.ts';
import { type FlowIndex, indexFlow } from './graph/indexFlow.ts';
import { executeAction } from './nodes/action.ts';
import { executeCondition } from './nodes/condition.ts';
import { executeMessage } from './nodes/message.ts';
import type { NodeMoment, NodeOutcome } from './nodes/NodeOutcome.ts';
import { resume } from './resume.ts';
import type { StepInput } from './StepInput.ts';
import type { RunMemory } from './startMemory.ts';
import type { TraceStep } from './TraceStep.ts';

/** The memory to store, the effects to perform in this order, and what to tell people about it. */
export interface StepResult {
  memory: RunMemory;
  commands: Command[];
  trace: TraceStep[];
}

const execute: Record<FlowNode['type'], (node: FlowNode, moment: NodeMoment) => NodeOutcome> = {
  messageNode: executeMessage,
  conditionNode: executeCondition,
  actionNode: executeAction,
};

/**
 * Carries a run on until every branch has finished or waits, or the run fails. Branches run depth first, in the order of the
 * graph; a wait stops only its own branch. `memory.waitingUntil` says when to step again with a timer. A timer that comes early and
 * a message to a waiting run change nothing: the same memory object comes back, with a line of trace that says why.
 * Same arguments, same result: there is no clock and no chance in here.
 *
 * A run fails when a node's parameters cannot be read, or past `RUN_STEPS_WITHOUT_WAIT_MAX` nodes in one step or `RUN_STEPS_MAX`
 * in all; the commands returned with a failure came before it.
 * @param nowMs epoch milliseconds
 */
export function step(flow: FlowGraph, memory: RunMemory, input: StepInput, nowMs: number): StepResult {
  const index = indexFlow(flow);
  const resumed = resume(index, memory, input, nowMs);
  if (resumed.ignoredBecause !== undefined) {
    return { memory, commands: [], trace: [runLine(memory, 'ignored', resumed.ignoredBecause)] };
  }
  return runBranches(index, resumed.memory, resumed.pending, nowMs);
}

/** `pending` is a stack in reverse: the last entry runs next, so that a branch is followed to its end before its neighbour. */
function runBranches(index: FlowIndex, start: RunMemory, startIds: readonly string[], nowMs: number): StepResult {
  const commands: Command[] = [];
  const trace: TraceStep[] = [];
  const pending = startIds.toReversed();
  let memory = start;
  let stepsHere = 0;

  for (let nodeId = pending.pop(); nodeId !== undefined; nodeId = pending.pop()) {
    const node = index.nodes.get(nodeId);
    if (!node) continue;
    const limit = limitPassed(stepsHere, memory.stepsTotal, pending.length);
    if (limit) return fail(memory, limit, commands, [...trace, runLine(memory, 'failed', limit)]);

    stepsHere += 1;
    const stepNo = memory.stepsTotal + 1;
    const outcome = execute[node.type](node, { memory, stepNo, nowMs });
    trace.push({ stepNo, nodeId, nodeType: node.type, result: outcome.result, detail: outcome.detail });
    memory = { ...memory, ...outcome.change, nodeId, stepsTotal: stepNo };
    if (outcome.result === 'failed') return fail(memory, outcome.detail, commands, trace);
    if (outcome.command) commands.push(outcome.command);
    if (outcome.parkUntilMs === undefined) pending.push(...index.next(nodeId, outcome.output).toReversed());
    else memory = { ...memory, parked: [...memory.parked, { nodeId, untilMs: outcome.parkUntilMs }] };
  }
  return { memory: settle(memory), commands, trace };
}

/** Nodes that are due beyond the limit can never run, so a run that piles them up fails before its memory grows without bound. */
function limitPassed(stepsHere: number, stepsTotal: number, pendingCount: number): string | null {
  if (stepsHere >= RUN_STEPS_WITHOUT_WAIT_MAX) {
    return `The run was stopped after ${RUN_STEPS_WITHOUT_WAIT_MAX} steps without a wait. Add a wait, or shorten the flow.`;
  }
  if (stepsTotal + pendingCount >= RUN_STEPS_MAX) {
    return `The run was stopped because it comes to more than ${RUN_STEPS_MAX} steps. Shorten the flow.`;
  }
  return null;
}

function settle(memory: RunMemory): RunMemory {
  const parked = memory.parked.toSorted((a, b) => a.untilMs - b.untilMs);
  const [first] = parked;
  return first
    ? { ...memory, parked, status: 'waiting', waitingUntil: new Date(first.untilMs).toISOString() }
    : { ...memory, parked, status: 'finished', waitingUntil: null };
}

function fail(memory: RunMemory, error: string, commands: Command[], trace: TraceStep[]): StepResult {
  return { memory: { ...memory, status: 'failed', error, parked: [], waitingUntil: null }, commands, trace };
}

function runLine(memory: RunMemory, result: 'ignored' | 'failed', detail: string): TraceStep {
  return { stepNo: memory.stepsTotal, nodeId: memory.nodeId ?? '', nodeType: 'run', result, detail };
}
