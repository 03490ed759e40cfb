import type { FlowGraph, MessageText } from '@fanfare/shared/contracts';
import type { Command } from '../Command.ts';
import type { RunMemory, StartingContact } from '../startMemory.ts';
import type { TraceStep } from '../TraceStep.ts';

export type RehearsedSurface = 'message' | 'comment' | 'story_reply';

/** A message of the follower. `payload`: of the tapped button or quick reply. */
export interface Written {
  surface: RehearsedSurface;
  text: string;
  payload?: string | null;
  isQuickReply?: boolean;
}

/** The simulated contact. */
export interface Part extends StartingContact {
  /** Has not written before. */
  isNew: boolean;
}

/** A conversation with one flow, simulated without a server. Plain JSON. */
export interface Rehearsal {
  flow: FlowGraph;
  /** With the tags and variables that the flow changed. */
  part: Part;
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
  cause: Cause;
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

export type Cause =
  | { kind: 'written'; surface: RehearsedSurface; text: string; payload: string | null }
  /** A wait or a reply timeout ended. */
  | { kind: 'timer' }
  | { kind: 'response'; stepNo: number };
