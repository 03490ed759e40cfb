import { type Message, message } from '@fanfare/shared/contracts';
import type { FlowIndex } from './graph/FlowIndex.ts';
import { kindOf } from './nodes/kindOf.ts';
import type { NodeContext, NodeInput, NodeOutcome } from './nodes/NodeOutcome.ts';
import type { StepInput } from './StepInput.ts';
import type { RunMemory, SuspendedBranch } from './startMemory.ts';

export interface PendingNode {
  nodeId: string;
  receive?: (context: NodeContext) => NodeOutcome;
}

type Resumed = { ignoredBecause: Message } | { ignoredBecause?: undefined; memory: RunMemory; pending: PendingNode[] };

export function resume(index: FlowIndex, memory: RunMemory, input: StepInput, nowMs: number): Resumed {
  if (memory.status === 'finished' || memory.status === 'failed') return { ignoredBecause: message('runs.over') };
  if (!memory.hasStarted) return start(index, memory, input, nowMs);
  switch (input.kind) {
    case 'message':
      return applyReply(index, memory, input, nowMs);
    case 'trigger':
      return { ignoredBecause: message('runs.only-messages-after-start') };
    case 'timer':
      return applyTimer(index, knowing(memory, input.lastInboundAtMs), nowMs);
    case 'response':
      return applyResponse(index, knowing(memory, input.lastInboundAtMs), input, nowMs);
  }
}

function start(index: FlowIndex, memory: RunMemory, input: StepInput, nowMs: number): Resumed {
  const { fromNodeId = null } = 'text' in input ? input : {};
  const pending = (fromNodeId === null ? index.entryIds : [fromNodeId]).map((nodeId) => ({ nodeId }));
  const started = { ...memory, hasStarted: true, input: 'text' in input ? input.text : '' };
  if (input.kind === 'message') return { memory: knowing(started, input.lastInboundAtMs ?? nowMs), pending };
  if (input.kind !== 'trigger') return { memory: started, pending };
  return { memory: { ...knowing(started, input.lastInboundAtMs), ...aboutComment(input.comment ?? null) }, pending };
}

function aboutComment(comment: { id: string; isAnswered?: boolean } | null): Partial<RunMemory> {
  if (comment === null) return {};
  return { commentId: comment.id, privateReplyTo: comment.isAnswered === true ? null : comment.id };
}

/** The first branch that accepts the reply consumes it. */
function applyReply(index: FlowIndex, memory: RunMemory, input: Extract<StepInput, { kind: 'message' }>, nowMs: number): Resumed {
  const { text, payload = null } = input;
  const answered = knowing({ ...memory, input: text }, input.lastInboundAtMs ?? nowMs);
  for (const branch of memory.parked.filter(({ awaits }) => awaits === 'reply')) {
    const receive = receiverOf(index, { kind: 'reply', text, payload, branch });
    const outcome = receive?.(contextOf(index, branch.nodeId, { ...answered, parked: without(memory.parked, [branch]) }, nowMs));
    if (outcome) return goOn(answered, [branch], [{ nodeId: branch.nodeId, receive: () => outcome }]);
  }
  const { waitingUntil: time } = memory;
  return {
    ignoredBecause:
      time === null ? message('runs.waits-for-something-else') : message('runs.waits-message-not-used', { time: { time } }),
  };
}

function applyTimer(index: FlowIndex, memory: RunMemory, nowMs: number): Resumed {
  const due = memory.parked.filter(({ untilMs }) => untilMs !== null && untilMs <= nowMs);
  if (due.length === 0)
    return {
      ignoredBecause: message('runs.waits-time-not-come', { time: { time: String(memory.waitingUntil) } }),
    };
  const pending = due.flatMap((branch): PendingNode[] => {
    if (branch.awaits === undefined) return index.next(branch.nodeId).map((nodeId) => ({ nodeId }));
    const receive = receiverOf(index, { kind: 'timeout', branch });
    return receive ? [{ nodeId: branch.nodeId, receive: (context) => receive(context) ?? nothingToDo }] : [];
  });
  return goOn(memory, due, pending);
}

function applyResponse(
  index: FlowIndex,
  memory: RunMemory,
  { stepNo, response }: Extract<StepInput, { kind: 'response' }>,
  nowMs: number,
): Resumed {
  const branch = memory.parked.find((parked) => parked.awaits === 'response' && parked.stepNo === stepNo);
  if (!branch)
    return {
      ignoredBecause: message('runs.not-waiting-for-answer', {
        stepNo,
        time: { time: new Date(nowMs).toISOString() },
      }),
    };
  const receive = receiverOf(index, { kind: 'response', response, branch });
  return goOn(
    memory,
    [branch],
    receive ? [{ nodeId: branch.nodeId, receive: (context) => receive(context) ?? nothingToDo }] : [],
  );
}

const nothingToDo: NodeOutcome = { result: 'ignored', detail: message('runs.input-not-for-node') };

function receiverOf(index: FlowIndex, nodeInput: NodeInput): ((context: NodeContext) => NodeOutcome | null) | null {
  const node = index.nodes.get(nodeInput.branch.nodeId);
  const kind = node && kindOf(node);
  if (!node || !kind?.receive) return null;
  const { receive } = kind;
  return (context) => receive(node, nodeInput, context);
}

export function contextOf(index: FlowIndex, nodeId: string, memory: RunMemory, nowMs: number): NodeContext {
  return { memory, stepNo: memory.stepsTotal + 1, nowMs, isLinked: (output) => index.next(nodeId, output).length > 0 };
}

function goOn(memory: RunMemory, taken: readonly SuspendedBranch[], pending: PendingNode[]): Resumed {
  const parked = without(memory.parked, taken);
  return { memory: { ...memory, status: 'running', waitingUntil: null, parked }, pending };
}

function without(parked: readonly SuspendedBranch[], taken: readonly SuspendedBranch[]): SuspendedBranch[] {
  return parked.filter((branch) => !taken.includes(branch));
}

function knowing(memory: RunMemory, lastInboundAtMs: number | null | undefined): RunMemory {
  return lastInboundAtMs === undefined || lastInboundAtMs === null ? memory : { ...memory, lastInboundAtMs };
}
