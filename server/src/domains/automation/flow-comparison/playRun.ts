import { type RunMemory, type StepInput, type StepResult, startMemory, step } from '@fanfare/engine';
import type { FlowGraph, MessageText } from '@fanfare/shared/contracts';
import { type SimulatedSend, sendsOf, toStepInput } from '../automations/index.ts';
import type { PastEvent } from './PastEvent.ts';

export interface PlayedSend extends SimulatedSend {
  atMs: number;
}

/** Effects of a wait are assigned to the last received event. */
export interface PlayedAnswer {
  sends: PlayedSend[];
  error: MessageText | null;
}

export interface PlayedRun {
  hear: (event: PastEvent, answer: PlayedAnswer) => boolean;
  advanceTime: (untilMs: number) => void;
  isWaiting: () => boolean;
}

const WAITS_MAX = 50;

/** Deterministic. */
export function playRun(
  graph: FlowGraph,
  { triggerEvent, happenedAt, contact }: PastEvent,
  begun: PlayedAnswer,
  lastInboundAt: (ms: number) => number | null,
): PlayedRun {
  let answer = begun;
  let memory: RunMemory = startMemory(contact);
  let waits = 0;
  const take = ({ commands, memory: next }: StepResult, nowMs: number) => {
    memory = next;
    for (const send of sendsOf(commands)) answer.sends.push({ ...send, atMs: nowMs });
    if (next.error !== undefined) answer.error = next.error;
  };
  const beginMs = happenedAt.getTime();
  take(step(graph, memory, toStepInput(triggerEvent), beginMs), beginMs);
  let nowMs = beginMs;
  return {
    hear({ text, tap, happenedAt: at }, next) {
      if (memory.status !== 'waiting') return false;
      const input: StepInput = { kind: 'message', text, payload: tap, lastInboundAtMs: at.getTime() };
      const result = step(graph, memory, input, at.getTime());
      if (result.memory === memory) return false;
      answer = next;
      nowMs = at.getTime();
      take(result, nowMs);
      return true;
    },
    advanceTime(untilMs) {
      for (; memory.status === 'waiting' && memory.waitingUntil !== null && waits < WAITS_MAX; waits += 1) {
        const dueMs = Math.max(nowMs, Date.parse(memory.waitingUntil));
        if (dueMs > untilMs) return;
        nowMs = dueMs;
        take(step(graph, memory, { kind: 'timer', lastInboundAtMs: lastInboundAt(nowMs) }, nowMs), nowMs);
      }
    },
    isWaiting: () => memory.status === 'waiting',
  };
}
