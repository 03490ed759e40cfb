import type { ReactNode, RefObject } from 'react';

export interface ShownRow {
  index: number;
  /** Height in px of the hidden rows directly before. */
  gap: number;
}

export interface RowsProps {
  count: number;
  keyOf: (index: number) => string;
  /** Expected height of a row in px. */
  estimate: number;
  /** A row that is always rendered: the focused one. */
  keep: number;
  /** Called after the first virtualised render. */
  onDrawn: () => void;
  /** The element that starts with the first row. */
  list: RefObject<HTMLElement | null>;
  /** The scrolling element, if not the page. */
  box?: RefObject<HTMLElement | null> | undefined;
  /** Renders the rows. Each needs `data-index` and `measure` as its ref; `after` is the hidden height at the end. */
  children: (rows: readonly ShownRow[], after: number, measure?: (element: Element | null) => void) => ReactNode;
}
