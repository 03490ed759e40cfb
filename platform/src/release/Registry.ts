import type { BuildFacts, Change, ContractReport, Evidence, LogLine, ReleaseIndex, WaitingBuild } from '@fanfare/releases';

/** Where releases are kept: a directory of this machine, or a server anywhere. */
export interface Registry {
  /** Where it is, for people. */
  place: string;
  /**
   * Holds a finished build against what is live, before a browser is asked for half a minute; `publish` does so again.
   * @throws ReleaseRefusal with everything that stands against it
   */
  passGate: (remote: string, dist: string) => Promise<void>;
  /**
   * Takes a finished build in, past the gate; it is not live yet.
   * @param dist the directory that the build wrote
   * @returns its name, what it offers and what it takes
   */
  publish: (remote: string, dist: string) => Promise<ContractReport>;
  /** @returns the number of what is live after it */
  change: (remote: string, change: Change) => Promise<number>;
  /** What a build that is there says of itself. */
  factsOf: (remote: string, build: string) => Promise<Pick<BuildFacts, 'passport'>>;
  tell: (remote: string) => Promise<RemoteStatus>;
}

export interface RemoteStatus {
  /** Oldest first; the last one is live. */
  builds: readonly string[];
  rollout: NonNullable<ReleaseIndex['rollouts']>[string] | null;
  /** What browsers tell, by build. */
  health: Readonly<Record<string, Evidence>>;
  /** Published builds that have to be approved before users get them, latest first. */
  waiting: readonly WaitingBuild[];
  /** Latest first. */
  history: readonly LogLine[];
}
