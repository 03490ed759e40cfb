import type { ReactNode, RefObject } from 'react';

export interface ShownRow {
  index: number;
  /** Height in px of the rows left out right before this one. */
  gap: number;
}

export interface RowsProps {
  count: number;
  keyOf: (index: number) => string;
  /** Expected height of a row in px; the real one is measured. */
  estimate: number;
  /** A row that stays in the document wherever one scrolls: the focused one. */
  keep: number;
  /** The rows of a long list were drawn for the first time, anew if there were some before. */
  onDrawn: () => void;
  /** The element that starts where the first row starts. */
  list: RefObject<HTMLElement | null>;
  /** The element that scrolls, when it is not the page. */
  box?: RefObject<HTMLElement | null> | undefined;
  /** Draws the rows. Each carries `data-index` and, as its ref, `measure`; `after` is the height left out at the end. */
  children: (rows: readonly ShownRow[], after: number, measure?: (element: Element | null) => void) => ReactNode;
}
