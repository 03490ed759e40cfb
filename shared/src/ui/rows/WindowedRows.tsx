import { defaultRangeExtractor, useVirtualizer, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RowsProps } from './RowsProps.ts';

const OVERSCAN_ROWS = 8;

export function WindowedRows(props: RowsProps) {
  return props.box ? <BoxRows {...props} /> : <PageRows {...props} />;
}

function BoxRows(props: RowsProps) {
  const virtualizer = useVirtualizer({ ...common(props), getScrollElement: () => props.box?.current ?? null });
  return useDrawn(props, virtualizer, 0);
}

function PageRows(props: RowsProps) {
  const top = useTop(props);
  const virtualizer = useWindowVirtualizer({ ...common(props), scrollMargin: top });
  return useDrawn(props, virtualizer, top);
}

function common({ count, keyOf, estimate, keep }: RowsProps) {
  return {
    count,
    estimateSize: () => estimate,
    getItemKey: keyOf,
    overscan: OVERSCAN_ROWS,
    useFlushSync: false,
    measureElement: heightOf,
    rangeExtractor: (range: Parameters<typeof defaultRangeExtractor>[0]) => {
      const near = defaultRangeExtractor(range);
      return keep < 0 || keep >= count || near.includes(keep) ? near : [...near, keep].sort((a, b) => a - b);
    },
  };
}

/** Includes the gap between cards. */
function heightOf(element: Element): number {
  if (!(element instanceof HTMLElement)) return 0;
  return element.offsetHeight + (Number.parseFloat(getComputedStyle(element).marginBottom) || 0);
}

interface Window {
  getVirtualItems: () => VirtualItem[];
  getTotalSize: () => number;
  measureElement: (element: Element | null) => void;
}

function useDrawn({ children, onDrawn }: RowsProps, virtualizer: Window, top: number) {
  // The surrounding elements are known after the first render.
  const [isDrawn, setDrawn] = useState(false);
  const latest = useRef(onDrawn);
  latest.current = onDrawn;
  useEffect(() => (isDrawn ? latest.current() : setDrawn(true)), [isDrawn]);
  let end = top;
  const rows = virtualizer.getVirtualItems().map((item) => {
    const gap = Math.max(0, item.start - end);
    end = item.end;
    return { index: item.index, gap };
  });
  return children(rows, Math.max(0, virtualizer.getTotalSize() - (end - top)), virtualizer.measureElement);
}

/** Measured after every render, because content above may have changed. */
function useTop({ list }: RowsProps): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const next = list.current ? Math.round(list.current.getBoundingClientRect().top + window.scrollY) : 0;
    if (next !== top) setTop(next);
  });
  return top;
}
