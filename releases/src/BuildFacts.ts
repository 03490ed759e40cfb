import { type Static, Type } from 'typebox';
import { Offers, Uses } from './contract/Uses.ts';
import { Passport } from './Passport.ts';

/** In other languages than English. */
const titles = Type.Optional(
  Type.Record(Type.String({ pattern: '^[a-z]{2}$' }), Type.String({ minLength: 1 }), { additionalProperties: false }),
);

const Named = (pattern: string) => Type.String({ pattern });

/** `release.json`, which the build of every remote ends with. */
export const BuildFacts = Type.Object({
  name: Named('^[a-z][a-z0-9-]{0,63}$'),
  version: Named('^\\d+\\.\\d+\\.\\d+(-[\\w.]+)?$'),
  /** Made from what went into the build, so equal inputs have equal ids. */
  buildId: Named('^\\w{1,40}$'),
  /** Name of the container in the page, different for every build. */
  globalName: Named('^\\w{1,100}$'),
  manifest: Type.Object({
    contract: Type.Integer(),
    owner: Type.String(),
    /** What people call it. */
    title: Type.Optional(Type.String()),
    titles,
    routes: Type.Array(Type.Object({ path: Type.String(), titles })),
    slots: Type.Optional(Type.Array(Type.Object({ slot: Type.String(), id: Type.String(), titles }))),
    /** Keys of the store that its slices use. */
    stateKeys: Type.Optional(Type.Array(Type.String())),
  }),
  /** Slots that its screens draw, for other remotes to put something into; missing: nobody asked when it was built. */
  draws: Type.Optional(Type.Array(Type.String())),
  /** What it touches, as its team has last written it down. */
  passport: Type.Optional(Passport),
  /** What it takes from the shell; missing in builds from before it was recorded. */
  uses: Type.Optional(Uses),
  /** SHA-384 (`sha384-...`) of every file by name. */
  files: Type.Record(Type.String(), Type.String()),
});
export type BuildFacts = Static<typeof BuildFacts>;

/** What the gate reads of `mf-manifest.json`. */
export const FederationManifest = Type.Object({
  shared: Type.Array(Type.Object({ name: Type.String(), requiredVersion: Type.String() })),
  exposes: Type.Array(Type.Object({ path: Type.String() })),
});
export type FederationManifest = Static<typeof FederationManifest>;

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
  /** Version of the federation runtime that remotes use; missing: it has none for them. */
  federationRuntime: Type.Optional(Type.String()),
  /** What remotes can use of it; missing in builds from before it was recorded. */
  offers: Type.Optional(Offers),
});
export type ShellFacts = Static<typeof ShellFacts>;

/** `1.0.0-9f31c0a2b4`: the name of a build's directory, below the name of its remote. */
export function buildNameOf({ version, buildId }: Pick<BuildFacts, 'version' | 'buildId'>): string {
  return `${version}-${buildId}`;
}
