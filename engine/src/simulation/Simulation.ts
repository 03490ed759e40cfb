import type { FlowGraph, MessageText } from '@fanfare/shared/contracts';
import type { Command } from '../Command.ts';
import type { RunContact, RunMemory } from '../startMemory.ts';
import type { TraceStep } from '../TraceStep.ts';

export type SimulatedSurface = 'message' | 'comment' | 'story_reply';

/** A message from the follower. `payload` is the payload of the tapped button or quick reply. */
export interface SimulatedInput {
  surface: SimulatedSurface;
  text: string;
  payload?: string | null;
  isQuickReply?: boolean;
}

/** The simulated contact. */
export interface SimulatedContact extends RunContact {
  /** True if the contact has not written before. */
  isNew: boolean;
}

/** A conversation with one flow, simulated without a server; plain JSON. */
export interface Simulation {
  flow: FlowGraph;
  /** The contact, including tags and variables that the flow changed. */
  part: SimulatedContact;
  /** The node at which runs start instead of the start nodes. */
  fromNodeId: string | null;
  nowMs: number;
  /** Epoch milliseconds of the follower's last message; comments do not count. */
  lastInboundAtMs: number | null;
  /** The latest run comes first, because the server offers replies to runs in this order. */
  runs: readonly RunMemory[];
  /** All events, in order. */
  turns: readonly Turn[];
}

/** An event and its results. */
export interface Turn {
  atMs: number;
  cause: TurnCause;
  /** Index of the run by start order, or null if there was no run. */
  runNo: number | null;
  commands: readonly Command[];
  trace: readonly TraceStep[];
  /** The reason why no run replied. */
  silence: MessageText | null;
  /**
   * Epoch milliseconds of the follower's last message before this turn. It decides whether the messaging
   * window is open.
   */
  lastInboundAtMs: number | null;
  /** The reason why the run failed. */
  error: MessageText | null;
}

export type TurnCause =
  | { kind: 'written'; surface: SimulatedSurface; text: string; payload: string | null }
  /** A wait or a reply timeout has ended. */
  | { kind: 'timer' }
  | { kind: 'response'; stepNo: number };
