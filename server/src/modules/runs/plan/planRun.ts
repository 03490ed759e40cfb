import { type StepInput, type StepResult, startMemory, step } from '@fanfare/engine';
import { newId } from '../../../infrastructure/crypto/newId.ts';
import type { PublishedFlow } from '../../flows/index.ts';
import type { RunRow } from '../runs.repository.ts';
import type { RunContext } from './RunContext.ts';

/** What one step of a run comes to, worked out and not yet stored. */
export interface RunPlan {
  context: RunContext;
  runId: string;
  flow: PublishedFlow;
  /** What starts the run, or null when a stored run goes on. */
  trigger: RunTrigger | null;
  result: StepResult;
  atMs: number;
}

export interface RunTrigger {
  inboxId: number;
  key: string;
  text: string;
  /** How many flows have led here. */
  hops?: number;
  /** Of what is no message and opens no window: the comment that it was, if any. */
  occasion?: { comment: { id: string; isAnswered?: boolean } | null };
}

/** Starts a run of a published version with what triggered it. */
export function planNewRun(context: RunContext, flow: PublishedFlow, trigger: RunTrigger, nowMs: number): RunPlan {
  const { text, hops = 0, occasion } = trigger;
  const lastInboundAtMs = context.contact.lastInboundAt?.getTime() ?? null;
  const memory = startMemory({ ...context.contact, hops });
  const input: StepInput = occasion
    ? { kind: 'occasion', text, lastInboundAtMs, ...occasion }
    : { kind: 'message', text, lastInboundAtMs };
  const result = step(flow.graph, memory, input, nowMs);
  return { context, runId: newId(nowMs), flow, trigger, result, atMs: nowMs };
}

/** Steps a waiting run; null when the input changes nothing about it. */
export function planNextStep(
  context: RunContext,
  run: RunRow,
  flow: PublishedFlow,
  input: StepInput,
  nowMs: number,
): RunPlan | null {
  const result = step(flow.graph, run.memory, input, nowMs);
  return result.memory === run.memory ? null : { context, runId: run.id, flow, trigger: null, result, atMs: nowMs };
}
