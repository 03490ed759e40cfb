import type { CanaryEvidence } from '../canary/CanaryEvidence.ts';
import type { Evidence } from './Evidence.ts';

export interface ReleaseIndex {
  seq: number;
  changedAt: string;
  /** Browsers accept an older index down to this `seq`. */
  rollbackOf?: number;
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
  traffic: number;
  /** Stays constant, so that users do not switch between builds. */
  salt: string;
  pausedAt?: number;
  /** If absent, the rollout is manual. */
  auto?: {
    since: string;
    isWaitLogged?: true;
  };
}

export interface LogLine {
  seq: number;
  at: string;
  by: string;
  via?: ChangedVia;
  remote: string;
  change: Change;
  /** Null if there was none. */
  liveBefore: string | null;
  rolledOutBefore?: string;
  evidence?: Readonly<Record<string, Evidence>>;
  decision?: { because: string; evidence: CanaryEvidence };
}

export type ChangedVia = 'page' | 'token' | 'command' | 'canary';

export type Change =
  | { kind: 'release'; build: string }
  | { kind: 'rollout'; build: string; traffic: number; auto?: boolean }
  | { kind: 'pause' }
  | { kind: 'wait' }
  | { kind: 'verdict'; build: string; passed: boolean; note: string }
  | { kind: 'publish'; build: string }
  /** `facts` is the hash of `release.json`. */
  | { kind: 'approve'; build: string; facts: string }
  | { kind: 'pin'; build: string; userId: string }
  | { kind: 'unpin'; userId: string }
  | { kind: 'promote' }
  /** Ends the rollout. If there is none, restores the previous live build. */
  | { kind: 'rollback' }
  | { kind: 'retire'; build: string };

export const emptyIndex: ReleaseIndex = { seq: 0, changedAt: new Date(0).toISOString(), remotes: {} };
