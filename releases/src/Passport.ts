import { type Static, Type } from 'typebox';

const Names = Type.Array(Type.String());

/** What a remote touches outside of its own screens, as was seen while its scenarios were played; each list in alphabetical order. */
export const Passport = Type.Object({
  /** Variables of the page that it makes. */
  globals: Names,
  /** Events of window and document that it listens to: `document visibilitychange`. */
  listeners: Names,
  /** Names in the storages of the browser; what differs from one to the next stands as `*`: `localStorage draft:*`. */
  storage: Names,
  /** Where else than at the product its requests go. */
  hosts: Names,
  /** Calls of the contracts. */
  calls: Names,
  /** What it looks for in the whole document. */
  selectors: Names,
});
export type Passport = Static<typeof Passport>;

/** What is in the one and not in the other, as lines: `+ storage: localStorage draft:*`. Without an earlier one everything is new. */
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
