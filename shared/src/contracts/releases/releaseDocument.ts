/** The version of the agreement between shell and remotes; a remote built for another major is refused. */
export const REMOTE_CONTRACT = 1;
/** The oldest one that shells still understand. Raise it once no live build speaks an older one. */
export const REMOTE_CONTRACT_OLDEST = 1;

/** Which builds of which remotes are live. A superset of the frontend-discovery schema, so its consumers can read it too. */
export interface ReleaseDocument {
  schema: 'release-document-1';
  /** Grows with every change; a browser refuses a lower one than it has seen, so that an old document cannot be played back. */
  seq: number;
  /** Names the `seq` up to which this document, though lower, replaces what browsers have seen: a deliberate step back. */
  rollbackOf?: number;
  issuedAt: string;
  /** From then on a browser asks for a newer one instead. */
  expiresAt: string;
  environment: string;
  /** What a shell must speak to load these remotes. */
  shell: { contract: number };
  /** Per remote: builds that are being rolled out, then the live one, then earlier ones to fall back to (traffic 0). */
  microFrontends: Record<string, ReleaseEntry[]>;
  signature: ReleaseSignature;
}

export interface ReleaseSignature {
  alg: 'ed25519';
  /** Which key signed: the first 16 hexadecimal digits of the SHA-256 of the public key. */
  kid: string;
  /** Base64, over `signedText` of the document. */
  value: string;
}

export interface ReleaseEntry {
  /** Address of the build's mf-manifest.json. */
  url: string;
  /** `url` of the entry to use when this one does not load. */
  fallbackUrl?: string;
  /** `integrity` is the manifest's; empty for what a development server serves. */
  metadata: { version: string; integrity: string };
  deployment: ReleaseDeployment;
  extras: RemoteManifest & {
    buildId: string;
    /** Name of the container, different for every build. */
    globalName: string;
    /** The script that loads the remote; missing: `remoteEntry.js`, which assigns a global variable. */
    entry?: RemoteEntry;
    /** Integrity of every file of the build, by name. A script that is not listed does not run. */
    files: Record<string, string>;
    /** By view: what must have arrived before it stands. Missing in what a development server serves. */
    views?: Record<string, ViewNeeds>;
    /** `development`: served live, so its files have no hashes. */
    flavour: 'production' | 'development';
  };
}

export interface RemoteEntry {
  /** Below the directory of the build: `remoteEntry.js`. */
  file: string;
  /** `global`: a script that assigns its container to a global variable. `module`: an ES module that exports `init` and `get`. */
  type: 'global' | 'module';
}

export interface ViewNeeds {
  /** Files of the build. */
  scripts: string[];
  /** Shared modules that the shell does not start with. */
  modules: string[];
}

export interface ReleaseDeployment {
  /** Share of people in percent who get this build; 0: only as a fallback. */
  traffic: number;
  default: boolean;
  /** Keeps who gets it the same while one rollout grows; a new rollout takes a new one. */
  salt?: string;
  /**
   * Marks of people who get this build whatever the others get: the first 32 bits of the SHA-256 of `pin:<remote>:<id of the account>`. A
   * mark names nobody to who does not know the id, and one in four billion others has the same.
   */
  pins?: number[];
}

/** The title beside it in other languages than English, by the language: `{ "de": "Übersicht" }`. Where one is missing the title is shown. */
export type Titles = Readonly<Record<string, string>>;

/** What the shell knows about a remote without running it: `remote.json` of the remote's package. */
export interface RemoteManifest {
  name: string;
  contract: number;
  owner: string;
  /** What people call this part, for the panel that says it is missing. */
  title: string;
  titles?: Titles;
  routes: RemoteRoute[];
  /** Views that stand inside screens of other remotes. */
  slots?: RemoteSlot[];
  /** Keys of the store that its slices use. */
  stateKeys?: string[];
  /** Remotes that people open next: loaded while nothing else is to do. */
  prefetch?: string[];
}

export interface RemoteRoute {
  path: string;
  /** Who may see it; the others are sent to the sign-in screen or to the dashboard. */
  access: 'signed-in' | 'signed-out' | 'anyone';
  title: string;
  titles?: Titles;
  /** Key in the remote's `views` table. */
  view: string;
  /**
   * Kind of the screen, which the shell shows as a skeleton until the view is there. `page`: below the header of the shell. `window`: fills the
   * window, without that header. `form`: a form, without that header. Missing: `page` for signed-in users, `form` for others.
   */
  outline?: 'page' | 'window' | 'form';
  /** Entry in the main navigation of the header. */
  navigation?: RemoteNavigation;
}

export interface RemoteNavigation {
  title: string;
  titles?: Titles;
  /** Lower comes first. */
  order: number;
}

export interface RemoteSlot {
  /** Name of the place, as the screen that offers it spells it. */
  slot: string;
  /** Unlike all others in the same slot. */
  id: string;
  title: string;
  titles?: Titles;
  /** Lower comes first. */
  order: number;
  /** Key in the remote's `views` table. */
  view: string;
}

/** What the signature of a signed document covers: all of it but the signature itself, in the order in which it was written. */
export function signedText(document: object & { signature?: unknown }): string {
  const { signature: _, ...rest } = document;
  return JSON.stringify(rest);
}
