import { type StepInput, type StepResult, startMemory, step } from '@fanfare/engine';
import { newId } from '../../../../infrastructure/crypto/newId.ts';
import type { PublishedFlow } from '../../flows/index.ts';
import type { RunRow } from '../runs.repository.ts';
import type { RunContext } from './RunContext.ts';

export interface RunPlan {
  context: RunContext;
  runId: string;
  flow: PublishedFlow;
  trigger: RunTrigger | null;
  result: StepResult;
  atMs: number;
}

export interface RunTrigger {
  inboxId: number;
  key: string;
  text: string;
  hops?: number;
  /** For triggers that are not messages and open no messaging window. */
  triggerEvent?: { comment: { id: string; isAnswered?: boolean } | null };
}

export function planNewRun(context: RunContext, flow: PublishedFlow, trigger: RunTrigger, nowMs: number): RunPlan {
  const { text, hops = 0, triggerEvent } = trigger;
  const lastInboundAtMs = context.contact.lastInboundAt?.getTime() ?? null;
  const memory = startMemory({ ...context.contact, hops });
  const input: StepInput = triggerEvent
    ? { kind: 'trigger', text, lastInboundAtMs, ...triggerEvent }
    : { kind: 'message', text, lastInboundAtMs };
  const result = step(flow.graph, memory, input, nowMs);
  return { context, runId: newId(nowMs), flow, trigger, result, atMs: nowMs };
}

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
