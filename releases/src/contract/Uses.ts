import { type Static, Type } from 'typebox';

const Names = Type.Array(Type.String());

/** What a remote takes from the shell. Lists are sorted. */
export const Uses = Type.Object({
  /** By shared module: `{ "@fanfare/shared/ui": ["Button"] }`; `*`: all. */
  exports: Type.Record(Type.String(), Names),
  /** `*`: all. */
  hostApi: Names,
  /** Shell keys that it reads without a shared selector. */
  stateKeys: Names,
});
export type Uses = Static<typeof Uses>;

export const Offers = Type.Object({
  /** Modules with unknown exports are missing. */
  exports: Type.Record(Type.String(), Names),
  hostApi: Names,
  stateKeys: Names,
});
export type Offers = Static<typeof Offers>;
