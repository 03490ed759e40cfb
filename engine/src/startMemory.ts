import type { MessageText } from '@fanfare/shared/contracts';
/** Everything a run remembers between two steps. Plain JSON: it survives storage unchanged. */
export interface RunMemory {
  status: 'running' | 'waiting' | 'finished' | 'failed';
  /** The node executed last, or null before the first. */
  nodeId: string | null;
  /** Nodes executed since the run began. */
  stepsTotal: number;
  variables: Record<string, string>;
  tags: string[];
  username: string | null;
  /** Absent in runs that began before names were kept. */
  name?: string | null;
  /** Who the follower is in our own terms: decides which way of a random split they go. Absent in older runs. */
  contactId?: string;
  /** When the follower wrote last, as far as the run knows (epoch milliseconds). */
  lastInboundAtMs?: number | null;
  /** The comment that started the run. */
  commentId?: string | null;
  /** The comment that the next message answers privately: the first one of a run that a comment started. */
  privateReplyTo?: string | null;
  /** How many flows have led to this one. */
  hops?: number;
  /** HTTP requests asked for since the run began. */
  requestsTotal?: number;
  /** The text that started the run or answered its last question; conditions test it. */
  input: string;
  /** ISO 8601 time at which the earliest branch goes on by itself, or null when none does. */
  waitingUntil: string | null;
  /** Branches that stopped, those that go on by themselves first, the earliest before the others. */
  parked: ParkedBranch[];
  /** False until the first step. */
  hasStarted: boolean;
  /** Why the run failed; version 1.0.0 stored it in English. */
  error?: MessageText;
}

/** A branch that stopped at the node `nodeId`. */
export interface ParkedBranch {
  nodeId: string;
  /** Goes on then by itself (epoch milliseconds); null: only by what it awaits. */
  untilMs: number | null;
  /** What it awaits besides the time; absent for a mere wait. */
  awaits?: 'reply' | 'response';
  /** The step in which it stopped. */
  stepNo?: number;
  /** How often the follower was asked. */
  tries?: number;
}

/** Whom a run is about. */
export interface StartingContact {
  id?: string;
  /** How many flows have led to the run. */
  hops?: number;
  username: string | null;
  name?: string | null;
  tags: readonly string[];
  variables: Readonly<Record<string, string>>;
}

/** The memory of a run that has not begun, for one contact. */
export function startMemory(contact: StartingContact): RunMemory {
  return {
    status: 'running',
    nodeId: null,
    stepsTotal: 0,
    variables: { ...contact.variables },
    tags: [...contact.tags],
    username: contact.username,
    name: contact.name ?? null,
    ...(contact.id !== undefined && { contactId: contact.id }),
    ...(contact.hops !== undefined && { hops: contact.hops }),
    input: '',
    waitingUntil: null,
    parked: [],
    hasStarted: false,
  };
}
