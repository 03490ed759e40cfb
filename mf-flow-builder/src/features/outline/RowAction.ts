import type { outlineCopy } from '../../copy/panels/outline.ts';

/** What can be done with a line. */
export type RowAction = keyof typeof outlineCopy.menu;
