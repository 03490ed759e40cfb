/** What browsers have told of one build, over all the time that is kept. */
export interface Evidence {
  /** Pages that loaded a view of it, and pages that could not. */
  loaded: number;
  failed: number;
  /** Pages in which a view of it was drawn, and in which one crashed. */
  drawn: number;
  crashed: number;
  /** Milliseconds from being asked for to being drawn that three in four pages stay below; null before the first. */
  p75Ms: number | null;
}

/** `health.json` of the releases directory: evidence by remote and build, kept up to date by the server. */
export interface HealthFile {
  /** ISO 8601. */
  at: string;
  remotes: Readonly<Record<string, Readonly<Record<string, Evidence>>>>;
}
export interface Evidence {
  loaded: number;
  failed: number;
  drawn: number;
  crashed: number;
  /** Third quartile in milliseconds from request to render; null: no data. */
  p75Ms: number | null;
}

/** `health.json`, written by the server. */
export interface HealthFile {
  /** ISO 8601. */
  at: string;
  remotes: Readonly<Record<string, Readonly<Record<string, Evidence>>>>;
}
