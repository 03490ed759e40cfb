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
import { momentOf, type PendingNode, resume } from './resume.ts';
import type { StepInput } from './StepInput.ts';
import type { RunMemory } from './startMemory.ts';
import type { TraceStep } from './TraceStep.ts';

/** The memory to store, the effects to perform in this order, and what to tell people about it. */
export interface StepResult {
  memory: RunMemory;
  commands: Command[];
  trace: TraceStep[];
}

/**
 * Carries a run on until every branch has finished or waits, or the run fails. Branches run depth first, in the order of the
 * graph; a wait, a question or a request stops only its own branch. `memory.waitingUntil` says when to step again with a timer. What no
 * branch waits for (a timer that comes early, a message nobody asked for) changes nothing: the same memory object comes back, with a line
 * of trace that says why.
 * Same arguments, same result: there is no clock and no chance in here.
 *
 * A run fails when a node's parameters cannot be read, or past `RUN_STEPS_WITHOUT_WAIT_MAX` nodes in one step or `RUN_STEPS_MAX`
 * in all; the commands returned with a failure came before it.
 * @param nowMs epoch milliseconds
 */
export function step(flow: FlowGraph, memory: RunMemory, input: StepInput, nowMs: number): StepResult {
  const index = indexFlow(flow, kindOf);
  const resumed = resume(index, memory, input, nowMs);
  if (resumed.ignoredBecause !== undefined) {
    return { memory, commands: [], trace: [runLine(memory, 'ignored', resumed.ignoredBecause)] };
  }
  return runBranches(index, resumed.memory, resumed.pending, nowMs);
}

/** `pending` is a stack in reverse: the last entry runs next, so that a branch is followed to its end before its neighbour. */
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
    const limit = limitPassed(stepsHere, memory.stepsTotal, pending.length);
    if (limit) return fail(memory, limit, commands, [...trace, runLine(memory, 'failed', limit)]);

    stepsHere += 1;
    const moment = momentOf(index, nodeId, memory, nowMs);
    const { stepNo } = moment;
    const outcome = receive?.(moment) ?? kindOf(node).execute(node, moment);
    trace.push({ stepNo, nodeId, nodeType: node.type, result: outcome.result, detail: outcome.detail });
    memory = { ...memory, ...outcome.change, nodeId, stepsTotal: stepNo };
    if (outcome.result === 'failed') return fail(memory, outcome.detail, commands, trace);
    if (outcome.command) commands.push(addressed(outcome.command, memory));
    if (outcome.command?.kind === 'send_message') memory = withoutPrivateReply(memory);
    if (outcome.park) memory = { ...memory, parked: [...memory.parked, { nodeId, stepNo, ...outcome.park }] };
    else pending.push(...idsBehind(index, nodeId, outcome.output).toReversed());
  }
  return { memory: settle(memory), commands, trace };
}

/** To somebody who only commented Instagram lets one message go, as the private reply to the comment: the first. */
function addressed(command: Command, { privateReplyTo = null }: RunMemory): Command {
  return command.kind === 'send_message' && privateReplyTo !== null ? { ...command, privateReplyTo } : command;
}

function withoutPrivateReply(memory: RunMemory): RunMemory {
  return (memory.privateReplyTo ?? null) === null ? memory : { ...memory, privateReplyTo: null };
}

/** A node whose outputs have names is left by the one that its outcome names, and by none otherwise. */
function idsBehind(index: FlowIndex, nodeId: string, output: string | undefined): PendingNode[] {
  const ids = output === undefined && index.outputs(nodeId) !== null ? [] : index.next(nodeId, output);
  return ids.map((id) => ({ nodeId: id }));
}

/** Nodes that are due beyond the limit can never run, so a run that piles them up fails before its memory grows without bound. */
function limitPassed(stepsHere: number, stepsTotal: number, pendingCount: number): Message | null {
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
