import { useRef, useState } from 'react';
import { mergeHead, type Page } from './mergeHead.ts';

interface PagedList<Row> {
  /** Which list it is (filter, search): another one begins anew. */
  listKey: string;
  /** The first page, asked for again whenever something changes; undefined before it has come. */
  head: Page<Row> | undefined;
  readPage: (cursor: string) => Promise<Page<Row>>;
  idOf: (row: Row) => string;
  timeOf: (row: Row) => string;
}

/**
 * A list whose first page stays up to date while older pages are added below it. Only the first page is ever asked for again, however far
 * one has read.
 */
export function usePagedList<Row>({ listKey, head, readPage, idOf, timeOf }: PagedList<Row>) {
  const [list, setList] = useState(() => startOf(listKey, head));
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle');
  const latestKey = useRef(listKey);
  latestKey.current = listKey;

  // Adjusted while rendering, as React recommends for state that follows from what came in: no frame shows the old list.
  let current = list;
  if (list.listKey !== listKey) current = startOf(listKey, head);
  else if (head && head !== list.head) {
    const rows = mergeHead(list.rows, head, { idOf, timeOf });
    const hasOlder = rows !== null && rows.length > head.rows.length;
    current = { listKey, head, rows: rows ?? head.rows, nextCursor: hasOlder ? list.nextCursor : head.nextCursor };
  }
  if (current !== list) setList(current);
  if (list.listKey !== listKey && more !== 'idle') setMore('idle');

  async function loadMore(): Promise<void> {
    if (current.nextCursor === null || more === 'loading') return;
    setMore('loading');
    try {
      const page = await readPage(current.nextCursor);
      if (latestKey.current !== listKey) return;
      setList((before) => {
        const known = new Set(before.rows.map(idOf));
        return {
          ...before,
          rows: [...before.rows, ...page.rows.filter((row) => !known.has(idOf(row)))],
          nextCursor: page.nextCursor,
        };
      });
      setMore('idle');
    } catch {
      if (latestKey.current === listKey) setMore('failed');
    }
  }

  return {
    rows: current.rows,
    hasMore: current.nextCursor !== null,
    loadMore,
    isLoadingMore: more === 'loading',
    hasMoreFailed: more === 'failed',
  };
}

function startOf<Row>(listKey: string, head: Page<Row> | undefined) {
  const rows: readonly Row[] = head?.rows ?? [];
  return { listKey, head, rows, nextCursor: head?.nextCursor ?? null };
}
