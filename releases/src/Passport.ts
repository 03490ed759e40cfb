import { type Static, Type } from 'typebox';

const Names = Type.Array(Type.String());

/** What a remote uses outside its screens, recorded by its scenarios. Lists are sorted. */
export const Passport = Type.Object({
  globals: Names,
  /** Such as `document visibilitychange`. */
  listeners: Names,
  /** Storage keys with `*` for variable parts: `localStorage draft:*`. */
  storage: Names,
  hosts: Names,
  calls: Names,
  /** Selectors for the whole document. */
  selectors: Names,
});
export type Passport = Static<typeof Passport>;

/** Lines such as `+ storage: localStorage draft:*`. */
export function comparePassports(before: Passport | undefined, after: Passport | undefined): string[] {
  const kinds = Object.keys(Passport.properties) as (keyof Passport)[];
  return kinds.flatMap((kind) => {
    const [had, has] = [before?.[kind] ?? [], after?.[kind] ?? []];
    return [
      ...has.filter((name) => !had.includes(name)).map((name) => `+ ${kind}: ${name}`),
      ...had.filter((name) => !has.includes(name)).map((name) => `- ${kind}: ${name}`),
    ];
  });
}
