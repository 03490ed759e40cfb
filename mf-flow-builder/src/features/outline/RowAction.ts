import type { outlineCopy } from '../../copy/panels/outline.ts';

export type RowAction = keyof typeof outlineCopy.menu;
