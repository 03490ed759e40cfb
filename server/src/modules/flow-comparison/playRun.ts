import { type Occasion, startMemory, step } from '@fanfare/engine';
import type { FlowGraph } from '@fanfare/shared/contracts';
import { beginningOf, type RehearsedSend, sendsOf } from '../automations/index.ts';

interface Beginning {
  occasion: Occasion;
  atMs: number;
  contact: { username: string | null; tags: string[]; variables: Record<string, string> };
}

export interface PlayedSend extends RehearsedSend {
  atMs: number;
}

/** A run may wait longer than anybody looks ahead. */
const WAITS_MAX = 50;

/** What a flow would send for what happened, its waits over at once. Pure. */
export function playRun(graph: FlowGraph, { occasion, atMs, contact }: Beginning): { sends: PlayedSend[]; error: string | null } {
  const sends: PlayedSend[] = [];
  let nowMs = atMs;
  let result = step(graph, startMemory(contact), beginningOf(occasion), nowMs);
  for (let waits = 0; ; waits += 1) {
    for (const send of sendsOf(result.commands)) sends.push({ ...send, atMs: nowMs });
    const { status, waitingUntil, error = null } = result.memory;
    if (status !== 'waiting' || waitingUntil === null || waits >= WAITS_MAX) return { sends, error };
    nowMs = Math.max(nowMs, Date.parse(waitingUntil));
    result = step(graph, result.memory, { kind: 'timer' }, nowMs);
  }
}
