import { type Static, Type } from 'typebox';

const Names = Type.Array(Type.String());

export const Passport = Type.Object({
  globals: Names,
  listeners: Names,
  /** Variable parts are `*`: `localStorage draft:*`. */
  storage: Names,
  hosts: Names,
  calls: Names,
  selectors: Names,
});
export type Passport = Static<typeof Passport>;

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
