import type { FlowGraph, MessageText } from '@fanfare/shared/contracts';
import type { Command } from '../Command.ts';
import type { RunMemory, StartingContact } from '../startMemory.ts';
import type { TraceStep } from '../TraceStep.ts';

export type RehearsedSurface = 'message' | 'comment' | 'story_reply';

/** What a follower writes. `payload`: what stands behind the button or quick reply that they tap. */
export interface Written {
  surface: RehearsedSurface;
  text: string;
  payload?: string | null;
  isQuickReply?: boolean;
}

/** Whom somebody plays who tries a flow. */
export interface Part extends StartingContact {
  /** Has never written before. */
  isNew: boolean;
}

/** A conversation with one flow and nothing else, played without a server. Plain JSON. */
export interface Rehearsal {
  flow: FlowGraph;
  /** As the flow left them: tags and variables change. */
  part: Part;
  /** Where runs begin instead of the flow's own beginnings. */
  fromNodeId: string | null;
  nowMs: number;
  /** When the follower wrote last; a comment is not writing. */
  lastInboundAtMs: number | null;
  /** The latest first, as the server asks them. */
  runs: readonly RunMemory[];
  /** Everything that happened, in order. */
  turns: readonly Turn[];
}

/** Something that happened, and what came of it. */
export interface Turn {
  atMs: number;
  cause: Cause;
  /** Which run it concerned, by the order in which they began; null: none. */
  runNo: number | null;
  commands: readonly Command[];
  trace: readonly TraceStep[];
  /** Why nothing answered. */
  silence: MessageText | null;
  /** When the follower had written last by then: the messaging window. */
  lastInboundAtMs: number | null;
  /** Why the run ended badly. */
  error: MessageText | null;
}

export type Cause =
  | { kind: 'written'; surface: RehearsedSurface; text: string; payload: string | null }
  /** A wait was over, or nobody replied in time. */
  | { kind: 'timer' }
  | { kind: 'response'; stepNo: number };
