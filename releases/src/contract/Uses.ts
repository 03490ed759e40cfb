import { type Static, Type } from 'typebox';

const Names = Type.Array(Type.String());

/** What a remote takes from the shell, as its build recorded it. Every list is in alphabetical order. */
export const Uses = Type.Object({
  /** Exports by shared module: `{ "@fanfare/shared/ui": ["Button"] }`; `*` when the build passes the whole module on. */
  exports: Type.Record(Type.String(), Names),
  /** Members of the host API (`useHost()`); `*` for all. */
  hostApi: Names,
  /** Keys of the store that belong to the shell and that it reads without a selector of the shared modules. */
  stateKeys: Names,
});
export type Uses = Static<typeof Uses>;

/** What a shell provides to remotes, as its build recorded it. Every list is in alphabetical order. */
export const Offers = Type.Object({
  /** Exports by shared module. A module whose exports the build could not determine is missing. */
  exports: Type.Record(Type.String(), Names),
  /** Members of the host API. */
  hostApi: Names,
  /** Keys of the store that the shell and the shared modules own. */
  stateKeys: Names,
});
export type Offers = Static<typeof Offers>;
