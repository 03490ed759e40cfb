import { lazyPart } from '../../ui/overlays/lazyPart.tsx';
import type { RowsProps, ShownRow } from './RowsProps.ts';

/** Above this many rows only those near the view are in the document. */
const WINDOW_FROM_ROWS = 200;
const FIRST_ROWS = 60;

const { Part: WindowedRows } = lazyPart(() => import('./WindowedRows.tsx').then((module) => module.WindowedRows), {
  Meanwhile: ({ children }) => children(firstRows(FIRST_ROWS), 0),
});

/** Draws all rows of a short list, and of a long one those near the view. */
export function Rows(props: RowsProps) {
  const { count, children } = props;
  if (count <= WINDOW_FROM_ROWS) return children(firstRows(count), 0);
  return <WindowedRows {...props} />;
}

function firstRows(count: number): ShownRow[] {
  return Array.from({ length: count }, (_, index) => ({ index, gap: 0 }));
}
