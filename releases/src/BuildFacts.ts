import { type Static, Type } from 'typebox';
import { Offers, Uses } from './contract/Uses.ts';
import { SurfaceReport } from './SurfaceReport.ts';

const titles = Type.Optional(
  Type.Record(Type.String({ pattern: '^[a-z]{2}$' }), Type.String({ minLength: 1 }), { additionalProperties: false }),
);

const navigation = Type.Object({
  title: Type.String({ minLength: 1 }),
  titles,
  order: Type.Number(),
  query: Type.Optional(Type.String()),
  icon: Type.Optional(Type.String()),
  compact: Type.Optional(Type.Boolean()),
});

const Named = (pattern: string) => Type.String({ pattern });

const Entry = Type.Object({
  file: Type.String(),
  /** `global` assigns a variable; `module` exports `init` and `get`. */
  type: Type.Enum(['global', 'module']),
});

export const WrittenFacts = Type.Object({
  name: Named('^[a-z][a-z0-9-]{0,63}$'),
  version: Named('^\\d+\\.\\d+\\.\\d+(-[\\w.]+)?$'),
  /** Computed from the inputs of the build. */
  buildId: Named('^\\w{1,40}$'),
  manifest: Type.Object({
    contract: Type.Integer(),
    owner: Type.String(),
    title: Type.Optional(Type.String()),
    titles,
    routes: Type.Array(
      Type.Object({
        path: Type.String(),
        titles,
        view: Type.Optional(Type.String()),
        navigation: Type.Optional(navigation),
        entries: Type.Optional(Type.Array(navigation)),
        within: Type.Optional(Type.String()),
        audience: Type.Optional(Type.Literal('admins')),
      }),
    ),
    slots: Type.Optional(
      Type.Array(Type.Object({ slot: Type.String(), id: Type.String(), titles, view: Type.Optional(Type.String()) })),
    ),
    stateKeys: Type.Optional(Type.Array(Type.String())),
  }),
  /** Unknown if absent. */
  draws: Type.Optional(Type.Array(Type.String())),
  passport: Type.Optional(SurfaceReport),
  views: Type.Optional(
    Type.Record(Type.String(), Type.Object({ scripts: Type.Array(Type.String()), modules: Type.Array(Type.String()) })),
  ),
  /** If absent, the build bundles its own runtime. */
  federationRuntime: Type.Optional(Named('^\\d+\\.\\d+\\.\\d+(-[\\w.]+)?$')),
  /** If absent, the remote was built in the workspace. */
  sdk: Type.Optional(Named('^\\d+\\.\\d+\\.\\d+(-[\\w.]+)?$')),
  uses: Type.Optional(Uses),
  globalName: Type.Optional(Named('^\\w{1,100}$')),
  /** SHA-384 by file name. */
  files: Type.Optional(Type.Record(Type.String(), Type.String())),
});
export type WrittenFacts = Static<typeof WrittenFacts>;

export interface BuildFacts extends WrittenFacts {
  globalName: string;
  files: Record<string, string>;
  /** Absent in version 1.0.0, where it is `remoteEntry.js`. */
  entry?: Static<typeof Entry>;
  requires?: Record<string, string>;
  exposes?: Record<string, { sync: string[]; async: string[] }>;
}

export const ShellFacts = Type.Object({
  version: Type.String(),
  buildId: Type.String(),
  contract: Type.Integer(),
  /** If absent, only `contract` is supported. */
  oldestContract: Type.Optional(Type.Integer()),
  provides: Type.Record(Type.String(), Type.String()),
  federationRuntime: Type.Optional(Type.String()),
  sdk: Type.Optional(Type.String()),
  /** If absent, only `global` is supported. */
  entryTypes: Type.Optional(Type.Array(Type.String())),
  /** Slots of the shell. */
  draws: Type.Optional(Type.Array(Type.String())),
  offers: Type.Optional(Offers),
});
export type ShellFacts = Static<typeof ShellFacts>;

export function buildNameOf({ version, buildId }: Pick<BuildFacts, 'version' | 'buildId'>): string {
  return `${version}-${buildId}`;
}
