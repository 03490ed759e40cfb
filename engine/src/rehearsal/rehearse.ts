import { type FlowGraph, type Message, type MessageText, message } from '@fanfare/shared/contracts';
import type { FlowResponse } from '../requests/FlowResponse.ts';
import type { StepInput } from '../StepInput.ts';
import { type RunMemory, startMemory } from '../startMemory.ts';
import { type StepResult, step } from '../step.ts';
import { getFlowStart, getStartRule } from '../triggers/flowStart.ts';
import { getStartMismatch } from '../triggers/getStartMismatch.ts';
import type { Occasion } from '../triggers/Occasion.ts';
import { whyNotAgain } from '../triggers/whyNotAgain.ts';
import type { Miss } from '../triggers/whyNotStarted.ts';
import type { Cause, Part, Rehearsal, Turn, Written } from './Rehearsal.ts';

const COMMENT_ID = 'rehearsal';
/** Stops a flow that restarts itself every second. */
const TIMERS_MAX = 200;

/** Starts a simulation without events. */
export function openRehearsal(flow: FlowGraph, part: Part, fromNodeId: string | null, nowMs: number): Rehearsal {
  return { flow, part, fromNodeId, nowMs, lastInboundAtMs: null, runs: [], turns: [] };
}

/**
 * Sends a message or tap to the waiting runs, the latest first, and then to the trigger. The trigger treats quick replies as
 * messages.
 */
export function write(rehearsal: Rehearsal, { surface, text, payload = null, isQuickReply = false }: Written): Rehearsal {
  const { part, nowMs, lastInboundAtMs } = rehearsal;
  const cause: Cause = { kind: 'written', surface, text, payload };
  const isComment = surface === 'comment';
  const heard = isComment ? rehearsal : { ...rehearsal, lastInboundAtMs: nowMs };
  if (isWithPerson(rehearsal)) return stayQuiet(heard, cause, message('runs.person-has-conversation'));
  if (isComment) return begin(heard, cause, { kind: 'comment', text, mediaId: COMMENT_ID, isReply: false });
  const input: StepInput = { kind: 'message', text, payload, lastInboundAtMs: nowMs };
  for (const [place, run] of heard.runs.entries()) {
    const result = run.status === 'waiting' ? step(heard.flow, run, input, nowMs) : null;
    if (result && result.memory !== run) return goOn(heard, place, cause, result);
  }
  const story = surface === 'story_reply' ? 'reply' : null;
  return begin(heard, cause, {
    kind: 'message',
    text,
    isFirstMessage: part.isNew && lastInboundAtMs === null,
    story,
    postback: isQuickReply ? null : payload,
  });
}

/** Advances the clock by `ms` and runs the timers that fall due. */
export function letPass(rehearsal: Rehearsal, ms: number): Rehearsal {
  const untilMs = rehearsal.nowMs + ms;
  let current = rehearsal;
  for (let timers = 0; timers < TIMERS_MAX; timers += 1) {
    const dueMs = nextDueMs(current);
    if (dueMs === null || dueMs > untilMs) break;
    const place = current.runs.findIndex((run) => dueOf(run) === dueMs);
    const run = current.runs[place];
    if (!run) break;
    current = { ...current, nowMs: Math.max(current.nowMs, dueMs) };
    const input: StepInput = { kind: 'timer', lastInboundAtMs: current.lastInboundAtMs };
    current = goOn(current, place, { kind: 'timer' }, step(current.flow, run, input, current.nowMs));
  }
  return { ...current, nowMs: Math.max(current.nowMs, untilMs) };
}

/** @returns epoch milliseconds of the next timer; null: none */
export function nextDueMs(rehearsal: Rehearsal): number | null {
  const due = isWithPerson(rehearsal) ? [] : rehearsal.runs.flatMap((run) => dueOf(run) ?? []);
  return due.length > 0 ? Math.min(...due) : null;
}

/** Passes a response to a run. No request is sent. */
export function answerRequest(rehearsal: Rehearsal, runNo: number, stepNo: number, response: FlowResponse): Rehearsal {
  const place = rehearsal.runs.length - 1 - runNo;
  const run = rehearsal.runs[place];
  if (!run) return rehearsal;
  const input: StepInput = { kind: 'response', stepNo, response, lastInboundAtMs: rehearsal.lastInboundAtMs };
  const result = step(rehearsal.flow, run, input, rehearsal.nowMs);
  return result.memory === run ? rehearsal : goOn(rehearsal, place, { kind: 'response', stepNo }, result);
}

function begin(rehearsal: Rehearsal, cause: Cause, occasion: Occasion): Rehearsal {
  const { flow, part, fromNodeId, nowMs, lastInboundAtMs, runs } = rehearsal;
  const silence = fromNodeId === null ? (missOf(rehearsal, occasion)?.detail ?? whyNotTwice(rehearsal, occasion)) : null;
  if (silence !== null) return stayQuiet(rehearsal, cause, silence);
  const { text } = occasion;
  const from = fromNodeId === null ? {} : { fromNodeId };
  const input: StepInput =
    occasion.kind === 'message'
      ? { kind: 'message', text, lastInboundAtMs, ...from }
      : { kind: 'occasion', text, lastInboundAtMs, comment: { id: COMMENT_ID }, ...from };
  const result = step(flow, startMemory(part), input, nowMs);
  return after({ ...rehearsal, runs: [result.memory, ...runs] }, 0, cause, result);
}

function goOn(rehearsal: Rehearsal, place: number, cause: Cause, result: StepResult): Rehearsal {
  return after({ ...rehearsal, runs: rehearsal.runs.with(place, result.memory) }, place, cause, result);
}

/** Variables and tags also apply to later runs. */
function after(rehearsal: Rehearsal, place: number, cause: Cause, result: StepResult): Rehearsal {
  const { commands, trace, memory } = result;
  const runNo = rehearsal.runs.length - 1 - place;
  const told = tell(rehearsal, { cause, runNo, commands, trace, silence: null, error: memory.error ?? null });
  return { ...told, part: changedPart(rehearsal.part, result) };
}

function stayQuiet(rehearsal: Rehearsal, cause: Cause, silence: MessageText): Rehearsal {
  return tell(rehearsal, { cause, runNo: null, commands: [], trace: [], silence, error: null });
}

function tell(rehearsal: Rehearsal, turn: Omit<Turn, 'atMs' | 'lastInboundAtMs'>): Rehearsal {
  const { nowMs: atMs, lastInboundAtMs, turns } = rehearsal;
  return { ...rehearsal, turns: [...turns, { ...turn, atMs, lastInboundAtMs }] };
}

function changedPart(part: Part, { commands }: StepResult): Part {
  let { tags, variables } = part;
  for (const command of commands) {
    if (command.kind === 'set_variables') variables = { ...variables, ...command.values };
    if (command.kind === 'add_tag' && !tags.includes(command.tag)) tags = [...tags, command.tag];
    if (command.kind === 'remove_tag') tags = tags.filter((tag) => tag !== command.tag);
  }
  return tags === part.tags && variables === part.variables ? part : { ...part, tags, variables };
}

function missOf({ flow, part, nowMs }: Rehearsal, occasion: Occasion): Miss | null {
  const rule = getStartRule(getFlowStart(flow));
  // The simulated comment belongs to no real post.
  const { mediaIds: _posts, ...anyPost } = rule.trigger.filter ?? {};
  const trigger = occasion.kind === 'comment' ? { ...rule.trigger, filter: anyPost } : rule.trigger;
  return getStartMismatch({ ...rule, trigger }, { occasion, contact: part, nowMs });
}

function whyNotTwice({ flow, turns }: Rehearsal, { kind }: Occasion): Message | null {
  const hasAnswered = turns.some(({ cause, runNo }) => cause.kind === 'written' && cause.surface === 'comment' && runNo !== null);
  return kind === 'comment' && hasAnswered ? whyNotAgain(getFlowStart(flow).filter) : null;
}

/** The bot is then paused, including its waits. */
function isWithPerson({ turns }: Rehearsal): boolean {
  return turns.some(({ commands }) => commands.some(({ kind }) => kind === 'hand_over'));
}

function dueOf({ status, waitingUntil }: RunMemory): number | null {
  return status === 'waiting' && waitingUntil !== null ? Date.parse(waitingUntil) : null;
}
