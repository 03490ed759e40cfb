/** How many of those who told of something told of something bad. */
export interface Share {
  clients: number;
  bad: number;
}

/** What clients told of one build since its rollout drives itself. Each client counts once per measure, however much it tells. */
export interface BuildEvidence {
  /** Asked for a view of it; bad: at least one could not be used. */
  loads: Share;
  /** Had a view of it drawn; bad: at least one crashed. */
  crashes: Share;
  /** Clients by the bucket (`bucketOf`) of their first time to being drawn with the build's files at hand. */
  times: Readonly<Record<number, number>>;
}

/** The build that is being rolled out, and the live one during the same time. */
export interface CanaryEvidence {
  candidate: BuildEvidence;
  live: BuildEvidence;
}

export const nothingTold: BuildEvidence = { loads: { clients: 0, bad: 0 }, crashes: { clients: 0, bad: 0 }, times: {} };
export interface Share {
  clients: number;
  bad: number;
}

/** Reports since the automatic rollout started. A client counts once per measure. */
export interface BuildEvidence {
  loads: Share;
  crashes: Share;
  /** Clients by bucket (`bucketOf`) of their first load time with cached files. */
  times: Readonly<Record<number, number>>;
}

/** The candidate and the live build in the same period. */
export interface CanaryEvidence {
  candidate: BuildEvidence;
  live: BuildEvidence;
}

export const nothingTold: BuildEvidence = { loads: { clients: 0, bad: 0 }, crashes: { clients: 0, bad: 0 }, times: {} };
