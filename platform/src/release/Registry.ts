import type { BuildFacts, Change, ContractReport, Evidence, LogLine, ReleaseIndex, WaitingBuild } from '@fanfare/releases';

export interface Registry {
  place: string;
  /**
   * A quick check before the browser test; `publish` repeats it.
   * @throws ReleaseRefusal
   */
  passGate: (remote: string, dist: string) => Promise<void>;
  /**
   * Adds the build without making it live.
   * @param dist the build directory
   */
  publish: (remote: string, dist: string) => Promise<ContractReport>;
  /** @returns the new `seq` */
  change: (remote: string, change: Change) => Promise<number>;
  factsOf: (remote: string, build: string) => Promise<Pick<BuildFacts, 'passport'>>;
  getStatus: (remote: string) => Promise<RemoteStatus>;
}

export interface RemoteStatus {
  /** Oldest build first; the last one is live. */
  builds: readonly string[];
  rollout: NonNullable<ReleaseIndex['rollouts']>[string] | null;
  health: Readonly<Record<string, Evidence>>;
  waiting: readonly WaitingBuild[];
  /** Latest first. */
  history: readonly LogLine[];
}
