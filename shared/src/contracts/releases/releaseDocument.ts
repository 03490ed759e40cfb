/** Version of the contract between shell and remotes. A remote built for another major version is rejected. */
export const REMOTE_CONTRACT = 1;
/** Oldest supported version. Raise it when no live build uses an older one. */
export const REMOTE_CONTRACT_OLDEST = 1;

/** The live builds of all remotes. A superset of the frontend-discovery schema. */
export interface ReleaseDocument {
  schema: 'release-document-1';
  /** Increases with every change. Browsers reject a lower value than they have seen, which prevents replay. */
  seq: number;
  /** Set by a deliberate rollback, which replaces documents up to this `seq` although its own is lower. */
  rollbackOf?: number;
  issuedAt: string;
  /** After this time, browsers fetch a newer document. */
  expiresAt: string;
  environment: string;
  /** The contract that a shell must support. */
  shell: { contract: number };
  /** Builds per remote: first those in rollout, then the live one, then fallbacks (traffic 0). */
  microFrontends: Record<string, ReleaseEntry[]>;
  signature: ReleaseSignature;
}

export interface ReleaseSignature {
  alg: 'ed25519';
  /** Key id, which is the first 16 hexadecimal digits of the SHA-256 of the public key. */
  kid: string;
  /** In base64, over `signedText` of the document. */
  value: string;
}

export interface ReleaseEntry {
  /** URL of mf-manifest.json. */
  url: string;
  /** `url` of the fallback entry. */
  fallbackUrl?: string;
  /** `integrity` of the manifest; empty on a development server. */
  metadata: { version: string; integrity: string };
  deployment: ReleaseDeployment;
  extras: RemoteManifest & {
    buildId: string;
    /** Container name, which is unique per build. */
    globalName: string;
    /** If absent, `remoteEntry.js`, which assigns a global variable. */
    entry?: RemoteEntry;
    /** Integrity by file name. Unlisted scripts do not run. */
    files: Record<string, string>;
    /** Files that each view needs. Absent on a development server. */
    views?: Record<string, ViewNeeds>;
    /** `development` builds are served live, without hashes. */
    flavour: 'production' | 'development';
  };
}

export interface RemoteEntry {
  /** Relative to the build, for example `remoteEntry.js`. */
  file: string;
  /** `global` assigns its container to a global variable; `module` exports `init` and `get`. */
  type: 'global' | 'module';
}

export interface ViewNeeds {
  scripts: string[];
  /** Lazy shared modules that the view needs. */
  modules: string[];
}

export interface ReleaseDeployment {
  /** Share of users in percent; 0 means fallback only. */
  traffic: number;
  default: boolean;
  /** Assigns users to a rollout. It stays constant while the rollout grows. */
  salt?: string;
  /**
   * Users with a fixed build, as the first 32 bits of the SHA-256 of `pin:<remote>:<account id>`, which do
   * not reveal the account.
   */
  pins?: number[];
}

/** Titles by language except English, for example `{ "de": "Übersicht" }`. The default is `title`. */
export type Titles = Readonly<Record<string, string>>;

/** The contents of a remote's `remote.json`, which the shell reads before it loads the remote. */
export interface RemoteManifest {
  name: string;
  contract: number;
  owner: string;
  /** Name in error messages. */
  title: string;
  titles?: Titles;
  routes: RemoteRoute[];
  /** Views inside screens of other remotes. */
  slots?: RemoteSlot[];
  /** State keys of its slices. */
  stateKeys?: string[];
  /** Remotes to load when the browser is idle. */
  prefetch?: string[];
}

export interface RemoteRoute {
  path: string;
  /** All other users are redirected to the sign-in screen or the dashboard. */
  access: 'signed-in' | 'signed-out' | 'anyone';
  title: string;
  titles?: Titles;
  /** Key in the remote's `views`. */
  view: string;
  /**
   * Kind of the screen, which the shell shows as a skeleton until the view is there. A `page` scrolls below the
   * header of the shell, beside its rail. A `window` fills that space. A `form` has neither header nor rail. The default is
   * `page` for signed-in users and `form` for others.
   */
  outline?: 'page' | 'window' | 'form';
  /** Entry in the main navigation. */
  navigation?: RemoteNavigation;
  /** Several entries, each with its `query`. Replaces `navigation`. */
  entries?: RemoteNavigation[];
  /** URL of the entry to mark, if the route has none: `/dashboard?tab=flows`. */
  within?: string;
  /**
   * `admins`: navigation and command palette list the route only for admins of the installation. Others can still open its
   * URL, so the server must check each request.
   */
  audience?: 'admins';
}

export interface RemoteNavigation {
  title: string;
  titles?: Titles;
  /** The lowest comes first. From 900 on, at the foot of the rail. */
  order: number;
  /** Query of the entry's URL: `tab=instagram`. */
  query?: string;
  /** Name of an icon of the rail; others show a neutral one. */
  icon?: string;
  /** Asks for one of four places in the bar of narrow screens. */
  compact?: boolean;
}

export interface RemoteSlot {
  /** Name of the slot. */
  slot: string;
  /** Unique in its slot. */
  id: string;
  title: string;
  titles?: Titles;
  /** Slots are in ascending order. */
  order: number;
  /** Key in the remote's `views`. */
  view: string;
}

/** Returns the signed text: the document without its signature, in its original key order. */
export function signedText(document: object & { signature?: unknown }): string {
  const { signature: _, ...rest } = document;
  return JSON.stringify(rest);
}
