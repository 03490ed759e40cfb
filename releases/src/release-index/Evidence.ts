export interface Evidence {
  loaded: number;
  failed: number;
  drawn: number;
  crashed: number;
  p75Ms: number | null;
}

/** `health.json`, written by the server. */
export interface HealthFile {
  /** ISO 8601. */
  at: string;
  remotes: Readonly<Record<string, Readonly<Record<string, Evidence>>>>;
}
