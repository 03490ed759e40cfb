import type { MessageText } from '@fanfare/shared/contracts';
/** The state of a run between steps, as plain JSON. */
export interface RunMemory {
  status: 'running' | 'waiting' | 'finished' | 'failed';
  /** The last executed node; null before the first. */
  nodeId: string | null;
  /** Nodes executed since the run started. */
  stepsTotal: number;
  variables: Record<string, string>;
  tags: string[];
  username: string | null;
  /** Absent in runs of older versions. */
  name?: string | null;
  /** The internal contact id, which determines random splits. Absent in older runs. */
  contactId?: string;
  /** Epoch milliseconds of the follower's last known message. */
  lastInboundAtMs?: number | null;
  /** The comment that started the run. */
  commentId?: string | null;
  /** The comment to which the next message is a private reply. Only the first message of a run can be one. */
  privateReplyTo?: string | null;
  /** Number of flows in the chain that started this run. */
  hops?: number;
  /** HTTP requests since the run started. */
  requestsTotal?: number;
  /** The text that started the run or answered its last question. Conditions check it. */
  input: string;
  /** ISO 8601 time of the next timer, or null if there is none. */
  waitingUntil: string | null;
  /** Suspended branches. Those with a timer come first, ordered by time. */
  parked: SuspendedBranch[];
  /** False until the first step. */
  hasStarted: boolean;
  /** The reason why the run failed. Version 1.0.0 stored English text. */
  error?: MessageText;
}

/** A branch that is suspended at the node `nodeId`. */
export interface SuspendedBranch {
  nodeId: string;
  /** Epoch milliseconds of its timer. Null if only the awaited input resumes it. */
  untilMs: number | null;
  /** Absent for a plain wait. */
  awaits?: 'reply' | 'response';
  /** The step that suspended it. */
  stepNo?: number;
  /** Number of times the question was sent. */
  tries?: number;
}

/** The contact of a run. */
export interface RunContact {
  id?: string;
  /** Number of flows in the chain that started the run. */
  hops?: number;
  username: string | null;
  name?: string | null;
  tags: readonly string[];
  variables: Readonly<Record<string, string>>;
}

/** Creates the memory of a run that has not started. */
export function startMemory(contact: RunContact): RunMemory {
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
