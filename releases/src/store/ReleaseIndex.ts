import type { CanaryEvidence } from '../canary/CanaryEvidence.ts';
import type { Evidence } from './Evidence.ts';

/** `index.json`, replaced atomically. */
export interface ReleaseIndex {
  /** Increases with every change. */
  seq: number;
  /** ISO 8601. */
  changedAt: string;
  /** Set manually to restore an older index: browsers that have seen a `seq` up to this accept it. */
  rollbackOf?: number;
  /** Oldest first: the last is live, the one before is the fallback. */
  remotes: Readonly<Record<string, readonly string[]>>;
  rollouts?: Readonly<Record<string, Rollout>>;
  pins?: Readonly<Record<string, readonly Pin[]>>;
}

export interface Pin {
  userId: string;
  build: string;
}

export interface Rollout {
  build: string;
  /** Percent, 0 to 100. */
  traffic: number;
  /** Selects the users of a rollout; constant, so that users do not switch back. */
  salt: string;
  /** Percent before the pause. */
  pausedAt?: number;
  /** Automatic rollout; absent: manual. */
  auto?: {
    /** ISO 8601 start of the current step. */
    since: string;
    isWaitLogged?: true;
  };
}

/** A line of `log.jsonl`. */
export interface LogLine {
  seq: number;
  /** ISO 8601. */
  at: string;
  /** A user or the name of a deploy token. */
  by: string;
  /** Absent in older logs. */
  via?: ChangedVia;
  remote: string;
  change: Change;
  /** Null: none. */
  liveBefore: string | null;
  rolledOutBefore?: string;
  /** Client reports at that time, by build. */
  evidence?: Readonly<Record<string, Evidence>>;
  /** Reason and data of an automatic decision. */
  decision?: { because: string; evidence: CanaryEvidence };
}

export type ChangedVia = 'page' | 'token' | 'command' | 'canary';

export type Change =
  | { kind: 'release'; build: string }
  /** `auto`: continues automatically. */
  | { kind: 'rollout'; build: string; traffic: number; auto?: boolean }
  /** Sets the traffic to 0. */
  | { kind: 'pause' }
  /** Logs that an automatic rollout waits for evidence. */
  | { kind: 'wait' }
  /** Records a tester's verdict. */
  | { kind: 'verdict'; build: string; passed: boolean; note: string }
  | { kind: 'publish'; build: string }
  /** `facts`: hash of its `release.json`. */
  | { kind: 'approve'; build: string; facts: string }
  | { kind: 'pin'; build: string; userId: string }
  | { kind: 'unpin'; userId: string }
  | { kind: 'promote' }
  /** Ends the rollout; without one, restores the previous live build. */
  | { kind: 'rollback' }
  /** Removes an unused build from the index before its files are deleted. */
  | { kind: 'retire'; build: string };

export const emptyIndex: ReleaseIndex = { seq: 0, changedAt: new Date(0).toISOString(), remotes: {} };
