export interface Share {
  clients: number;
  bad: number;
}

/** Each client counts once per measure. */
export interface BuildEvidence {
  loads: Share;
  crashes: Share;
  /** First loads with cached files, counted by bucket (`bucketOf`). */
  times: Readonly<Record<number, number>>;
}

export interface CanaryEvidence {
  candidate: BuildEvidence;
  live: BuildEvidence;
}

export const noEvidence: BuildEvidence = { loads: { clients: 0, bad: 0 }, crashes: { clients: 0, bad: 0 }, times: {} };
