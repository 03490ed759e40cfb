/** What webpack's module federation makes of a remote: an object under a global name. */
export interface Container {
  init: (scope: ShareScope) => unknown;
  /** Answers what runs the module and gives its exports. */
  get: (module: string) => Promise<() => unknown>;
}

/** The modules that the shell shares, by name and version. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
