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
  /** The text that started the run; conditions test it. */
  input: string;
  /** ISO 8601 time of the earliest parked branch, or null when none waits. */
  waitingUntil: string | null;
  /** Branches that stopped at a wait, earliest first. */
  parked: ParkedBranch[];
  /** False until the first step. */
  hasStarted: boolean;
  /** Why the run failed, ready to show. */
  error?: string;
}

/** A branch that goes on behind the wait node `nodeId` at `untilMs` (epoch milliseconds). */
export interface ParkedBranch {
  nodeId: string;
  untilMs: number;
}

/** Whom a run is about. */
export interface StartingContact {
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
    input: '',
    waitingUntil: null,
    parked: [],
    hasStarted: false,
  };
}
