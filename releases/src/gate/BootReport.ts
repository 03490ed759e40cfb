import { type Static, Type } from 'typebox';

/** One page of a combination, as a browser drew it. */
const BootedPage = Type.Object({
  /** Whose page it is: that of the build under test, or of a neighbour that has to live beside it. */
  remote: Type.String(),
  route: Type.String(),
  /** In sentences; empty: it boots. */
  problems: Type.Array(Type.String()),
  /** From being asked for to being drawn; null: it never was. */
  ms: Type.Union([Type.Integer(), Type.Null()]),
  /** File beside the report. */
  picture: Type.Union([Type.String({ pattern: '^boot-[\\w.-]+\\.jpg$' }), Type.Null()]),
});
export type BootedPage = Static<typeof BootedPage>;

/** `boot-report.json` beside the files of a build: how it booted in every combination that people could get it in. */
export const BootReport = Type.Object({
  /** ISO 8601. */
  at: Type.String(),
  build: Type.String(),
  cells: Type.Array(
    Type.Object({
      /** Build of the shell. */
      shell: Type.String(),
      /** Builds of the neighbours, by remote. */
      beside: Type.Record(Type.String(), Type.String()),
      pages: Type.Array(BootedPage),
    }),
  ),
});
export type BootReport = Static<typeof BootReport>;

/** Where its report is, beside the files of a build. */
export const BOOT_REPORT_FILE = 'boot-report.json';

/** Whether the boot matrix wrote this file beside a build: its report or an image. */
export function isBootFile(name: string): boolean {
  return name === BOOT_REPORT_FILE || /^boot-[\w.-]+\.jpg$/.test(name);
}

export function bootsWell({ cells }: Pick<BootReport, 'cells'>): boolean {
  return cells.every(({ pages }) => pages.every(({ problems }) => problems.length === 0));
}
