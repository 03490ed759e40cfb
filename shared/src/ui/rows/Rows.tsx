import { useEffect } from 'react';
import { lazyPart } from '../lazy/lazyPart.tsx';
import type { RowsProps, ShownRow } from './RowsProps.ts';

/** The list is virtualised above this many rows. */
const WINDOW_FROM_ROWS = 200;
const PRELOAD_FROM_ROWS = 100;
const FIRST_ROWS = 60;

const { Part: WindowedRows, preload } = lazyPart(() => import('./WindowedRows.tsx').then((module) => module.WindowedRows), {
  Meanwhile: ({ children }) => children(firstRows(FIRST_ROWS), 0),
});

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
