import {
  type FlowGraph,
  type Message,
  type MessageText,
  message,
  RUN_STEPS_MAX,
  RUN_STEPS_WITHOUT_WAIT_MAX,
} from '@fanfare/shared/contracts';
import type { Command } from './Command.ts';
import type { FlowIndex } from './graph/FlowIndex.ts';
import { indexFlow } from './graph/indexFlow.ts';
import { kindOf } from './nodes/kindOf.ts';
import { contextOf, type PendingNode, resume } from './resume.ts';
import type { StepInput } from './StepInput.ts';
import type { RunMemory } from './startMemory.ts';
import type { TraceStep } from './TraceStep.ts';

/** The memory to store, the effects to perform in order, and the trace. */
export interface StepResult {
  memory: RunMemory;
  commands: Command[];
  trace: TraceStep[];
}

/**
 * Runs until every branch has ended or waits, or the run fails. The function is pure and deterministic.
 * Branches run depth first; a wait, question or request suspends only its own branch. Input that no branch
 * waits for returns the same memory object and a trace entry. A run fails if node parameters are invalid, or
 * after `RUN_STEPS_WITHOUT_WAIT_MAX` nodes in one step or `RUN_STEPS_MAX` in total; commands before the
 * failure are returned.
 * @param nowMs epoch milliseconds
 * @returns `memory.waitingUntil` is the time of the next timer step
 */
export function step(flow: FlowGraph, memory: RunMemory, input: StepInput, nowMs: number): StepResult {
  const index = indexFlow(flow, kindOf);
  const resumed = resume(index, memory, input, nowMs);
  if (resumed.ignoredBecause !== undefined) {
    return { memory, commands: [], trace: [runLine(memory, 'ignored', resumed.ignoredBecause)] };
  }
  return runBranches(index, resumed.memory, resumed.pending, nowMs);
}

/** `pending` is a stack with the next node last, so a branch ends before its sibling starts. */
function runBranches(index: FlowIndex, start: RunMemory, begin: readonly PendingNode[], nowMs: number): StepResult {
  const commands: Command[] = [];
  const trace: TraceStep[] = [];
  const pending = begin.toReversed();
  let memory = start;
  let stepsHere = 0;

  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { nodeId, receive } = next;
    const node = index.nodes.get(nodeId);
    if (!node) continue;
    const limit = getExceededLimit(stepsHere, memory.stepsTotal, pending.length);
    if (limit) return fail(memory, limit, commands, [...trace, runLine(memory, 'failed', limit)]);

    stepsHere += 1;
    const context = contextOf(index, nodeId, memory, nowMs);
    const { stepNo } = context;
    const outcome = receive?.(context) ?? kindOf(node).execute(node, context);
    trace.push({ stepNo, nodeId, nodeType: node.type, result: outcome.result, detail: outcome.detail });
    memory = { ...memory, ...outcome.change, nodeId, stepsTotal: stepNo };
    if (outcome.result === 'failed') return fail(memory, outcome.detail, commands, trace);
    if (outcome.command) commands.push(withRecipient(outcome.command, memory));
    if (outcome.command?.kind === 'send_message') memory = withoutPrivateReply(memory);
    if (outcome.suspend) memory = { ...memory, parked: [...memory.parked, { nodeId, stepNo, ...outcome.suspend }] };
    else pending.push(...pendingSuccessors(index, nodeId, outcome.output).toReversed());
  }
  return { memory: settle(memory), commands, trace };
}

/** Only the first message can be the private reply. */
function withRecipient(command: Command, { privateReplyTo = null }: RunMemory): Command {
  return command.kind === 'send_message' && privateReplyTo !== null ? { ...command, privateReplyTo } : command;
}

function withoutPrivateReply(memory: RunMemory): RunMemory {
  return (memory.privateReplyTo ?? null) === null ? memory : { ...memory, privateReplyTo: null };
}

function pendingSuccessors(index: FlowIndex, nodeId: string, output: string | undefined): PendingNode[] {
  const ids = output === undefined && index.outputs(nodeId) !== null ? [] : index.next(nodeId, output);
  return ids.map((id) => ({ nodeId: id }));
}

/** Pending nodes count too, so that the memory stays bounded. */
function getExceededLimit(stepsHere: number, stepsTotal: number, pendingCount: number): Message | null {
  if (stepsHere >= RUN_STEPS_WITHOUT_WAIT_MAX) {
    return message('runs.too-many-steps-without-wait', {
      max: RUN_STEPS_WITHOUT_WAIT_MAX,
    });
  }
  if (stepsTotal + pendingCount >= RUN_STEPS_MAX) {
    return message('runs.too-many-steps', { max: RUN_STEPS_MAX });
  }
  return null;
}

function settle(memory: RunMemory): RunMemory {
  if (memory.parked.length === 0) return { ...memory, status: 'finished', waitingUntil: null };
  const parked = memory.parked.toSorted(
    (a, b) => (a.untilMs ?? Number.POSITIVE_INFINITY) - (b.untilMs ?? Number.POSITIVE_INFINITY),
  );
  const untilMs = parked[0]?.untilMs ?? null;
  return { ...memory, parked, status: 'waiting', waitingUntil: untilMs === null ? null : new Date(untilMs).toISOString() };
}

function fail(memory: RunMemory, error: MessageText, commands: Command[], trace: TraceStep[]): StepResult {
  return { memory: { ...memory, status: 'failed', error, parked: [], waitingUntil: null }, commands, trace };
}

function runLine(memory: RunMemory, result: 'ignored' | 'failed', detail: Message): TraceStep {
  return { stepNo: memory.stepsTotal, nodeId: memory.nodeId ?? '', nodeType: 'run', result, detail };
}
