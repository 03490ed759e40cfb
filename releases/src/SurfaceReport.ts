import { type Static, Type } from 'typebox';

const Names = Type.Array(Type.String());

export const SurfaceReport = Type.Object({
  globals: Names,
  listeners: Names,
  /** Variable parts are written as `*`, for example `localStorage draft:*`. */
  storage: Names,
  hosts: Names,
  calls: Names,
  selectors: Names,
});
export type SurfaceReport = Static<typeof SurfaceReport>;

export function compareSurfaceReports(before: SurfaceReport | undefined, after: SurfaceReport | undefined): string[] {
  const kinds = Object.keys(SurfaceReport.properties) as (keyof SurfaceReport)[];
  return kinds.flatMap((kind) => {
    const [had, has] = [before?.[kind] ?? [], after?.[kind] ?? []];
    return [
      ...has.filter((name) => !had.includes(name)).map((name) => `+ ${kind}: ${name}`),
      ...had.filter((name) => !has.includes(name)).map((name) => `- ${kind}: ${name}`),
    ];
  });
}
