import { type Static, Type } from 'typebox';
import { Offers, Uses } from './contract/Uses.ts';
import { Passport } from './Passport.ts';

/** In other languages than English. */
const titles = Type.Optional(
  Type.Record(Type.String({ pattern: '^[a-z]{2}$' }), Type.String({ minLength: 1 }), { additionalProperties: false }),
);

const Named = (pattern: string) => Type.String({ pattern });

/** The script that loads a remote, as `mf-manifest.json` names it. */
const Entry = Type.Object({
  file: Type.String(),
  /** `global`: a script that assigns its container to a global variable. `module`: an ES module that exports `init` and `get`. */
  type: Type.Enum(['global', 'module']),
});

/** What a build writes into `release.json` itself, because `mf-manifest.json` lacks it. Other fields are kept as they are. */
export const WrittenFacts = Type.Object({
  name: Named('^[a-z][a-z0-9-]{0,63}$'),
  version: Named('^\\d+\\.\\d+\\.\\d+(-[\\w.]+)?$'),
  /** Made from what went into the build, so equal inputs have equal ids. */
  buildId: Named('^\\w{1,40}$'),
  manifest: Type.Object({
    contract: Type.Integer(),
    owner: Type.String(),
    /** What people call it. */
    title: Type.Optional(Type.String()),
    titles,
    routes: Type.Array(
      Type.Object({
        path: Type.String(),
        titles,
        view: Type.Optional(Type.String()),
        navigation: Type.Optional(Type.Object({ title: Type.String({ minLength: 1 }), titles, order: Type.Number() })),
      }),
    ),
    slots: Type.Optional(
      Type.Array(Type.Object({ slot: Type.String(), id: Type.String(), titles, view: Type.Optional(Type.String()) })),
    ),
    /** Keys of the store that its slices use. */
    stateKeys: Type.Optional(Type.Array(Type.String())),
  }),
  /** Slots that its screens draw, for other remotes to put something into; missing: nobody asked when it was built. */
  draws: Type.Optional(Type.Array(Type.String())),
  /** What it touches, as its team has last written it down. */
  passport: Type.Optional(Passport),
  /** By view: files of the build and shared modules that must be loaded before it renders. */
  views: Type.Optional(
    Type.Record(Type.String(), Type.Object({ scripts: Type.Array(Type.String()), modules: Type.Array(Type.String()) })),
  ),
  /** Version of the federation runtime that it takes from the shell; missing: it brings its own. */
  federationRuntime: Type.Optional(Named('^\\d+\\.\\d+\\.\\d+(-[\\w.]+)?$')),
  /** Version of `@fanfare/sdk` that built it; missing: it was built in the workspace. */
  sdk: Type.Optional(Named('^\\d+\\.\\d+\\.\\d+(-[\\w.]+)?$')),
  /** What it takes from the shell; missing in builds from before it was recorded. */
  uses: Type.Optional(Uses),
  /** Name of the container in the page, different for every build. Missing: `mf-manifest.json` has it. */
  globalName: Type.Optional(Named('^\\w{1,100}$')),
  /** SHA-384 (`sha384-...`) of every file by name. Missing: publishing computes them. */
  files: Type.Optional(Type.Record(Type.String(), Type.String())),
});
export type WrittenFacts = Static<typeof WrittenFacts>;

/** `release.json` of a published build: `WrittenFacts`, completed from `mf-manifest.json` and the files. */
export interface BuildFacts extends WrittenFacts {
  globalName: string;
  files: Record<string, string>;
  /** Missing in builds of version 1.0.0: `remoteEntry.js`, a script. */
  entry?: Static<typeof Entry>;
  /** Version ranges (`^19.3.1`) of the shared modules that it takes from the shell. */
  requires?: Record<string, string>;
  /** Files of the modules that it exposes, by their path: `./remote`. */
  exposes?: Record<string, { sync: string[]; async: string[] }>;
}

/** `release.json` of a build of the shell: what it offers to remotes. */
export const ShellFacts = Type.Object({
  version: Type.String(),
  buildId: Type.String(),
  /** Version of the agreement between shell and remotes that it speaks. */
  contract: Type.Integer(),
  /** The oldest one that it still understands; missing: it understands one. */
  oldestContract: Type.Optional(Type.Integer()),
  /** Shared modules by name, with their versions. */
  provides: Type.Record(Type.String(), Type.String()),
  /** Version of the federation runtime that it provides; missing: none. */
  federationRuntime: Type.Optional(Type.String()),
  /** Version of the SDK that this installation serves. */
  sdk: Type.Optional(Type.String()),
  /** Types of entries that it loads; missing: `global` only. */
  entryTypes: Type.Optional(Type.Array(Type.String())),
  /** Slots that it renders, for remotes to fill; missing: none. */
  draws: Type.Optional(Type.Array(Type.String())),
  /** What remotes can use of it; missing in builds from before it was recorded. */
  offers: Type.Optional(Offers),
});
export type ShellFacts = Static<typeof ShellFacts>;

/** `1.0.0-9f31c0a2b4`: the name of a build's directory, below the name of its remote. */
export function buildNameOf({ version, buildId }: Pick<BuildFacts, 'version' | 'buildId'>): string {
  return `${version}-${buildId}`;
}
