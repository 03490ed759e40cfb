import type { Language } from '@fanfare/shared/contracts';
import type { SocketPush } from '@fanfare/shared/lab';

/** What a person at the desk may change about a scenario; all of it is in the link. */
export interface Wish {
  theme?: 'light' | 'dark';
  /** Left out: that of the browser. */
  language?: Language;
  /** Instead of the scenario's own. */
  route?: string;
  persona?: 'signed-in' | 'signed-out';
  /** The one call that is treated so; left out: all of them. */
  faultOf?: string;
  fault?: Fault;
}

export const faults = ['slow', 'held', 'unreachable', '401', '409', '429', '500'] as const;
export type Fault = (typeof faults)[number];

/** Something that passed the boundary of the remote. */
export interface LogLine {
  at: number;
  kind: 'call' | 'socket' | 'problem';
  text: string;
  detail?: unknown;
}

/** A page of its own on a port of its own, where one remote stands alone in the real shell. */
export interface Stage {
  origin: string;
  /** Where the scenario begins, as an address. */
  url: string;
  log: readonly LogLine[];
  /** Tells every line from now on. */
  subscribe: (onLine: (line: LogLine) => void) => () => void;
  push: (push: SocketPush) => void;
  /** From now on nothing gets through, or everything again. */
  cutOff: (isCut: boolean) => void;
  close: () => Promise<void>;
}
