import { type Static, Type } from 'typebox';

const Assets = Type.Object({ sync: Type.Array(Type.String()), async: Type.Array(Type.String()) });

export const FederationManifest = Type.Object({
  metaData: Type.Object({
    globalName: Type.String(),
    remoteEntry: Type.Object({ name: Type.String({ minLength: 1 }), path: Type.String(), type: Type.String() }),
  }),
  shared: Type.Array(
    Type.Object({
      name: Type.String(),
      /** `false` or absent means any version. */
      requiredVersion: Type.Optional(Type.Union([Type.String(), Type.Literal(false)])),
    }),
  ),
  exposes: Type.Array(Type.Object({ path: Type.String(), assets: Type.Object({ js: Assets, css: Assets }) })),
});
export type FederationManifest = Static<typeof FederationManifest>;
