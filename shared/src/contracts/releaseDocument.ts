/** Which builds of which remotes are live. A superset of the frontend-discovery schema, so its consumers can read it too. */
export interface ReleaseDocument {
  schema: 'release-document-1';
  /** Grows with every change; a client refuses a lower one. */
  seq: number;
  issuedAt: string;
  environment: string;
  microFrontends: Record<string, ReleaseEntry[]>;
}

export interface ReleaseEntry {
  /** Address of the build's mf-manifest.json. */
  url: string;
  /** The release before this one, tried when `url` does not load. */
  fallbackUrl?: string;
  /** The container name inside that earlier build. */
  fallbackGlobalName?: string;
  metadata: { version: string; integrity: string };
  deployment: { traffic: number; default: boolean };
  extras: RemoteManifest & { buildId: string; globalName: string; files: Record<string, string> };
}

/** What the shell knows about a remote without running it: `remote.json` of the remote's package. */
export interface RemoteManifest {
  name: string;
  contract: number;
  owner: string;
  /** What people call this part, for the panel that says it is missing. */
  title: string;
  routes: RemoteRoute[];
}

export interface RemoteRoute {
  path: string;
  /** Who may see it; the others are sent to the sign-in screen or to the dashboard. */
  access: 'signed-in' | 'signed-out' | 'anyone';
  title: string;
  /** Key in the remote's `views` table. */
  view: string;
}
