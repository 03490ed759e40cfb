import type { ReactNode, RefObject } from 'react';

export interface ShownRow {
  index: number;
  /** Height in px of the hidden rows directly before. */
  gap: number;
}

export interface RowsProps {
  count: number;
  keyOf: (index: number) => string;
  estimate: number;
  /** Index of the focused row, which is always rendered. */
  keep: number;
  /** Called after the first virtualised render. */
  onDrawn: () => void;
  list: RefObject<HTMLElement | null>;
  /** The scrolling element, if not the page. */
  box?: RefObject<HTMLElement | null> | undefined;
  /** Rows need `data-index`, and `measure` as ref. `after` is the hidden height at the end. */
  children: (rows: readonly ShownRow[], after: number, measure?: (element: Element | null) => void) => ReactNode;
}
