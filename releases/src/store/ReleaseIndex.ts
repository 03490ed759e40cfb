import type { CanaryEvidence } from '../canary/CanaryEvidence.ts';
import type { Evidence } from './Evidence.ts';

/** What is live: `index.json` of the releases directory, always written whole. Builds are named by `buildNameOf`. */
export interface ReleaseIndex {
  /** Grows with every change. */
  seq: number;
  /** ISO 8601. */
  changedAt: string;
  /** Set by hand for a deliberate step back: the number up to which this index, though lower, replaces what browsers have seen. */
  rollbackOf?: number;
  /** Builds per remote that people got or get, oldest first: the last one is live, the one before it is what pages fall back to. */
  remotes: Readonly<Record<string, readonly string[]>>;
  /** Builds that some people get already. */
  rollouts?: Readonly<Record<string, Rollout>>;
  /** People who get one build of a remote, whatever the others get. */
  pins?: Readonly<Record<string, readonly Pin[]>>;
}

export interface Pin {
  userId: string;
  build: string;
}

export interface Rollout {
  build: string;
  /** Share of people in percent, 0 to 100. */
  traffic: number;
  /** Decides, with the remote's name, who is among them; the same for as long as the rollout lasts, so that nobody changes back. */
  salt: string;
  /** While it is paused, which is at a share of 0: the share it had. */
  pausedAt?: number;
  /** Goes on or back by itself, by what browsers tell; missing: people decide. */
  auto?: {
    /** ISO 8601: since when it goes to this share. */
    since: string;
    /** The log says that this share waits for evidence. */
    isWaitLogged?: true;
  };
}

/** One line of `log.jsonl`: who changed what. */
export interface LogLine {
  seq: number;
  /** ISO 8601. */
  at: string;
  /** Who: a person or the name of a deploy token. */
  by: string;
  /** Missing: written before this was recorded. */
  via?: ChangedVia;
  remote: string;
  change: Change;
  /** What was live before; null: nothing. */
  liveBefore: string | null;
  /** What was being rolled out before; missing: nothing. */
  rolledOutBefore?: string;
  /** What browsers had told of the builds concerned until then, by their names. */
  evidence?: Readonly<Record<string, Evidence>>;
  /** Of a decision that a rollout made by itself: why, and all it was made on. */
  decision?: { because: string; evidence: CanaryEvidence };
}

/** How a change was made: on the Releases page, with a deploy token, by a command on the server's machine, by a rollout itself. */
export type ChangedVia = 'page' | 'token' | 'command' | 'canary';

export type Change =
  /** Live at once for everybody. */
  | { kind: 'release'; build: string }
  /** For a share of people, or for another share than before; `auto`: from there on it goes on or back by itself. */
  | { kind: 'rollout'; build: string; traffic: number; auto?: boolean }
  /** Nobody gets what is being rolled out, until a share or a promotion says otherwise. */
  | { kind: 'pause' }
  /** A rollout that drives itself says that it waits for evidence. Nobody gets anything else by it. */
  | { kind: 'wait' }
  /** A tester says whether a build does what it should. Nobody gets anything else by it. */
  | { kind: 'verdict'; build: string; passed: boolean; note: string }
  /** A build was stored. Nobody gets anything else by it. */
  | { kind: 'publish'; build: string }
  /** A second person agrees that users get a build. Nobody gets anything else by it. `facts`: the hash of its `release.json`. */
  | { kind: 'approve'; build: string; facts: string }
  /** One person gets a build, whatever the others get. */
  | { kind: 'pin'; build: string; userId: string }
  /** And gets again what the others get. */
  | { kind: 'unpin'; userId: string }
  /** What is being rolled out goes live for everybody. */
  | { kind: 'promote' }
  /** Ends the rollout; without one, brings back what was live before. */
  | { kind: 'rollback' }
  /** A build that nobody gets any more is forgotten, before its files go. */
  | { kind: 'retire'; build: string };

export const emptyIndex: ReleaseIndex = { seq: 0, changedAt: new Date(0).toISOString(), remotes: {} };
