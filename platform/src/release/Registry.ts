import type { Change, Evidence, LogLine, ReleaseIndex } from '@fanfare/releases';

/** Where releases are kept: a directory of this machine, or a server anywhere. */
export interface Registry {
  /** Where it is, for people. */
  place: string;
  /**
   * Takes a finished build in, past the gate; it is not live yet.
   * @param dist the directory that the build wrote
   * @returns the name of the build
   */
  publish: (remote: string, dist: string) => Promise<string>;
  /** @returns the number of what is live after it */
  change: (remote: string, change: Change) => Promise<number>;
  tell: (remote: string) => Promise<RemoteStatus>;
}

export interface RemoteStatus {
  /** Oldest first; the last one is live. */
  builds: readonly string[];
  rollout: NonNullable<ReleaseIndex['rollouts']>[string] | null;
  /** What browsers tell, by build. */
  health: Readonly<Record<string, Evidence>>;
  /** Latest first. */
  history: readonly LogLine[];
}
