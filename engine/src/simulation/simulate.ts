import { type FlowGraph, type Message, type MessageText, message } from '@fanfare/shared/contracts';
import type { FlowResponse } from '../requests/FlowResponse.ts';
import type { StepInput } from '../StepInput.ts';
import { type RunMemory, startMemory } from '../startMemory.ts';
import { type StepResult, step } from '../step.ts';
import { getFlowStart, getStartRule } from '../triggers/flowStart.ts';
import { getCooldownReason } from '../triggers/getCooldownReason.ts';
import { getStartMismatch } from '../triggers/getStartMismatch.ts';
import type { Mismatch } from '../triggers/getTriggerMismatch.ts';
import type { TriggerEvent } from '../triggers/TriggerEvent.ts';
import type { SimulatedContact, SimulatedInput, Simulation, Turn, TurnCause } from './Simulation.ts';

const COMMENT_ID = 'simulation';
/** Stops a flow that restarts itself every second. */
const TIMERS_MAX = 200;

/** Starts a simulation without events. */
export function startSimulation(flow: FlowGraph, part: SimulatedContact, fromNodeId: string | null, nowMs: number): Simulation {
  return { flow, part, fromNodeId, nowMs, lastInboundAtMs: null, runs: [], turns: [] };
}

/**
 * Sends a message or tap to the waiting runs, the latest first, and then to the trigger. For the trigger, a
 * quick reply is a message.
 */
export function write(
  simulation: Simulation,
  { surface, text, payload = null, isQuickReply = false }: SimulatedInput,
): Simulation {
  const { part, nowMs, lastInboundAtMs } = simulation;
  const cause: TurnCause = { kind: 'written', surface, text, payload };
  const isComment = surface === 'comment';
  const received = isComment ? simulation : { ...simulation, lastInboundAtMs: nowMs };
  if (isHandedOver(simulation)) return withoutReply(received, cause, message('runs.person-has-conversation'));
  if (isComment) return startRun(received, cause, { kind: 'comment', text, mediaId: COMMENT_ID, isReply: false });
  const input: StepInput = { kind: 'message', text, payload, lastInboundAtMs: nowMs };
  for (const [place, run] of received.runs.entries()) {
    const result = run.status === 'waiting' ? step(received.flow, run, input, nowMs) : null;
    if (result && result.memory !== run) return continueRun(received, place, cause, result);
  }
  const story = surface === 'story_reply' ? 'reply' : null;
  return startRun(received, cause, {
    kind: 'message',
    text,
    isFirstMessage: part.isNew && lastInboundAtMs === null,
    story,
    postback: isQuickReply ? null : payload,
  });
}

/** Advances the clock by `ms` and runs the timers that become due. */
export function advanceTime(simulation: Simulation, ms: number): Simulation {
  const untilMs = simulation.nowMs + ms;
  let current = simulation;
  for (let timers = 0; timers < TIMERS_MAX; timers += 1) {
    const dueMs = nextDueMs(current);
    if (dueMs === null || dueMs > untilMs) break;
    const place = current.runs.findIndex((run) => dueOf(run) === dueMs);
    const run = current.runs[place];
    if (!run) break;
    current = { ...current, nowMs: Math.max(current.nowMs, dueMs) };
    const input: StepInput = { kind: 'timer', lastInboundAtMs: current.lastInboundAtMs };
    current = continueRun(current, place, { kind: 'timer' }, step(current.flow, run, input, current.nowMs));
  }
  return { ...current, nowMs: Math.max(current.nowMs, untilMs) };
}

/** @returns epoch milliseconds of the next timer, or null if there is none */
export function nextDueMs(simulation: Simulation): number | null {
  const due = isHandedOver(simulation) ? [] : simulation.runs.flatMap((run) => dueOf(run) ?? []);
  return due.length > 0 ? Math.min(...due) : null;
}

/** Passes a response to a run. No request is sent. */
export function answerRequest(simulation: Simulation, runNo: number, stepNo: number, response: FlowResponse): Simulation {
  const place = simulation.runs.length - 1 - runNo;
  const run = simulation.runs[place];
  if (!run) return simulation;
  const input: StepInput = { kind: 'response', stepNo, response, lastInboundAtMs: simulation.lastInboundAtMs };
  const result = step(simulation.flow, run, input, simulation.nowMs);
  return result.memory === run ? simulation : continueRun(simulation, place, { kind: 'response', stepNo }, result);
}

function startRun(simulation: Simulation, cause: TurnCause, event: TriggerEvent): Simulation {
  const { flow, part, fromNodeId, nowMs, lastInboundAtMs, runs } = simulation;
  const silence = fromNodeId === null ? (mismatchOf(simulation, event)?.detail ?? getRepeatReason(simulation, event)) : null;
  if (silence !== null) return withoutReply(simulation, cause, silence);
  const { text } = event;
  const from = fromNodeId === null ? {} : { fromNodeId };
  const input: StepInput =
    event.kind === 'message'
      ? { kind: 'message', text, lastInboundAtMs, ...from }
      : { kind: 'trigger', text, lastInboundAtMs, comment: { id: COMMENT_ID }, ...from };
  const result = step(flow, startMemory(part), input, nowMs);
  return applyResult({ ...simulation, runs: [result.memory, ...runs] }, 0, cause, result);
}

function continueRun(simulation: Simulation, place: number, cause: TurnCause, result: StepResult): Simulation {
  return applyResult({ ...simulation, runs: simulation.runs.with(place, result.memory) }, place, cause, result);
}

/** Variables and tags also apply to later runs. */
function applyResult(simulation: Simulation, place: number, cause: TurnCause, result: StepResult): Simulation {
  const { commands, trace, memory } = result;
  const runNo = simulation.runs.length - 1 - place;
  const recorded = recordTurn(simulation, { cause, runNo, commands, trace, silence: null, error: memory.error ?? null });
  return { ...recorded, part: withChanges(simulation.part, result) };
}

function withoutReply(simulation: Simulation, cause: TurnCause, silence: MessageText): Simulation {
  return recordTurn(simulation, { cause, runNo: null, commands: [], trace: [], silence, error: null });
}

function recordTurn(simulation: Simulation, turn: Omit<Turn, 'atMs' | 'lastInboundAtMs'>): Simulation {
  const { nowMs: atMs, lastInboundAtMs, turns } = simulation;
  return { ...simulation, turns: [...turns, { ...turn, atMs, lastInboundAtMs }] };
}

function withChanges(part: SimulatedContact, { commands }: StepResult): SimulatedContact {
  let { tags, variables } = part;
  for (const command of commands) {
    if (command.kind === 'set_variables') variables = { ...variables, ...command.values };
    if (command.kind === 'add_tag' && !tags.includes(command.tag)) tags = [...tags, command.tag];
    if (command.kind === 'remove_tag') tags = tags.filter((tag) => tag !== command.tag);
  }
  return tags === part.tags && variables === part.variables ? part : { ...part, tags, variables };
}

function mismatchOf({ flow, part, nowMs }: Simulation, event: TriggerEvent): Mismatch | null {
  const rule = getStartRule(getFlowStart(flow));
  // The simulated comment does not belong to a real post.
  const { mediaIds: _posts, nextPost: _next, ...anyPost } = rule.trigger.filter ?? {};
  const trigger = event.kind === 'comment' ? { ...rule.trigger, filter: anyPost } : rule.trigger;
  return getStartMismatch({ ...rule, trigger }, { triggerEvent: event, contact: part, nowMs });
}

function getRepeatReason({ flow, turns }: Simulation, { kind }: TriggerEvent): Message | null {
  const hasAnswered = turns.some(({ cause, runNo }) => cause.kind === 'written' && cause.surface === 'comment' && runNo !== null);
  return kind === 'comment' && hasAnswered ? getCooldownReason(getFlowStart(flow).filter) : null;
}

/** After a handover the bot is paused, including its waits. */
function isHandedOver({ turns }: Simulation): boolean {
  return turns.some(({ commands }) => commands.some(({ kind }) => kind === 'hand_over'));
}

function dueOf({ status, waitingUntil }: RunMemory): number | null {
  return status === 'waiting' && waitingUntil !== null ? Date.parse(waitingUntil) : null;
}
