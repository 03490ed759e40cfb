import { useEffect } from 'react';
import { lazyPart } from '../../ui/overlays/lazyPart.tsx';
import type { RowsProps, ShownRow } from './RowsProps.ts';

/** Above this many rows only those near the view are in the document. */
const WINDOW_FROM_ROWS = 200;
/** A list that grows as far is likely to grow on: what draws the long one is there before it is needed. */
const PRELOAD_FROM_ROWS = 100;
const FIRST_ROWS = 60;

const { Part: WindowedRows, preload } = lazyPart(() => import('./WindowedRows.tsx').then((module) => module.WindowedRows), {
  Meanwhile: ({ children }) => children(firstRows(FIRST_ROWS), 0),
});

/** Draws all rows of a short list, and of a long one those near the view. */
export function Rows(props: RowsProps) {
  const { count, children } = props;
  const isGrowing = count > PRELOAD_FROM_ROWS;
  useEffect(() => {
    if (isGrowing) preload();
  }, [isGrowing]);
  if (count <= WINDOW_FROM_ROWS) return children(firstRows(count), 0);
  return <WindowedRows {...props} />;
}

function firstRows(count: number): ShownRow[] {
  return Array.from({ length: count }, (_, index) => ({ index, gap: 0 }));
}
