import { type Static, Type } from 'typebox';

const Names = Type.Array(Type.String());

export const Uses = Type.Object({
  /** `*` stands for all exports. */
  exports: Type.Record(Type.String(), Names),
  hostApi: Names,
  stateKeys: Names,
});
export type Uses = Static<typeof Uses>;

export const Offers = Type.Object({
  exports: Type.Record(Type.String(), Names),
  hostApi: Names,
  stateKeys: Names,
});
export type Offers = Static<typeof Offers>;
