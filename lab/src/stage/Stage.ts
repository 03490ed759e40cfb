import type { Language } from '@fanfare/shared/contracts';
import type { SocketPush } from '@fanfare/shared/lab';

export interface StageSettings {
  theme?: 'light' | 'dark';
  /** The default is the browser's language. */
  language?: Language;
  route?: string;
  persona?: 'signed-in' | 'signed-out';
  /** The call that gets the fault; all calls by default. */
  faultOf?: string;
  fault?: Fault;
}

export const faults = ['slow', 'held', 'unreachable', '401', '409', '429', '500'] as const;
export type Fault = (typeof faults)[number];

export interface LogLine {
  at: number;
  kind: 'call' | 'socket' | 'problem';
  text: string;
  detail?: unknown;
}

export interface Stage {
  origin: string;
  url: string;
  log: readonly LogLine[];
  subscribe: (onLine: (line: LogLine) => void) => () => void;
  push: (push: SocketPush) => void;
  cutOff: (isCut: boolean) => void;
  close: () => Promise<void>;
}
