import type { FlowGraph, MessageText } from '@fanfare/shared/contracts';
import type { Command } from '../Command.ts';
import type { RunContact, RunMemory } from '../startMemory.ts';
import type { TraceStep } from '../TraceStep.ts';

export type SimulatedSurface = 'message' | 'comment' | 'story_reply';

/** A message of the follower. `payload`: of the tapped button or quick reply. */
export interface SimulatedInput {
  surface: SimulatedSurface;
  text: string;
  payload?: string | null;
  isQuickReply?: boolean;
}

/** The simulated contact. */
export interface SimulatedContact extends RunContact {
  /** Has not written before. */
  isNew: boolean;
}

/** A conversation with one flow, simulated without a server. Plain JSON. */
export interface Simulation {
  flow: FlowGraph;
  /** With the tags and variables that the flow changed. */
  part: SimulatedContact;
  /** Where runs start instead of at the start nodes. */
  fromNodeId: string | null;
  nowMs: number;
  /** Epoch milliseconds of the follower's last message; comments do not count. */
  lastInboundAtMs: number | null;
  /** Latest first: the server offers replies to them in this order. */
  runs: readonly RunMemory[];
  /** All events, in order. */
  turns: readonly Turn[];
}

/** An event and its results. */
export interface Turn {
  atMs: number;
  cause: TurnCause;
  /** Index of the run by start order; null: no run. */
  runNo: number | null;
  commands: readonly Command[];
  trace: readonly TraceStep[];
  /** Why no run replied. */
  silence: MessageText | null;
  /** Epoch milliseconds of the follower's last message before this turn; decides about the messaging window. */
  lastInboundAtMs: number | null;
  /** Why the run failed. */
  error: MessageText | null;
}

export type TurnCause =
  | { kind: 'written'; surface: SimulatedSurface; text: string; payload: string | null }
  /** A wait or a reply timeout ended. */
  | { kind: 'timer' }
  | { kind: 'response'; stepNo: number };
