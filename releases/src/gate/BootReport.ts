import { type Static, Type } from 'typebox';

const BootedPage = Type.Object({
  remote: Type.String(),
  route: Type.String(),
  problems: Type.Array(Type.String()),
  /** Null if never rendered. */
  ms: Type.Union([Type.Integer(), Type.Null()]),
  picture: Type.Union([Type.String({ pattern: '^boot-[\\w.-]+\\.jpg$' }), Type.Null()]),
});
export type BootedPage = Static<typeof BootedPage>;

export const BootReport = Type.Object({
  at: Type.String(),
  build: Type.String(),
  cells: Type.Array(
    Type.Object({
      shell: Type.String(),
      beside: Type.Record(Type.String(), Type.String()),
      pages: Type.Array(BootedPage),
    }),
  ),
});
export type BootReport = Static<typeof BootReport>;

export function bootsWell({ cells }: Pick<BootReport, 'cells'>): boolean {
  return cells.every(({ pages }) => pages.every(({ problems }) => problems.length === 0));
}
