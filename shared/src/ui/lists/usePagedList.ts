import { useCallback, useRef, useState } from 'react';
import type { PagedRows } from './LiveRows.tsx';
import { mergeHead, type Page } from './merging/mergeHead.ts';
import { upsertRow } from './merging/upsertRow.ts';

interface PagedListOptions<Row> {
  /** Filter and search. A change starts a new list. */
  listKey: string;
  /** The query of the first page. */
  query: { currentData?: Page<Row> | undefined; isFetching: boolean; isError: boolean; error?: unknown; refetch: () => void };
  readPage: (cursor: string) => Promise<Page<Row>>;
  idOf: (row: Row) => string;
  timeOf: (row: Row) => string;
  /** If there is a gap, new rows wait instead of replacing those shown. */
  keepsPlace?: boolean;
}

/**
 * A paged list whose first page stays current. Older pages are not refetched; report changes with `put` and `drop`.
 * @param idOf,timeOf constants outside the component
 */
export function usePagedList<Row>({ listKey, query, readPage, idOf, timeOf, keepsPlace = false }: PagedListOptions<Row>) {
  const { currentData: head, isFetching, isError, error, refetch } = query;
  const [list, setList] = useState(() => startOf(listKey, head));
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle');
  const latestKey = useRef(listKey);
  latestKey.current = listKey;

  // Adjusted while rendering, as React recommends for derived state, so that no frame shows the old list.
  let current = list;
  if (list.listKey !== listKey) current = startOf(listKey, head);
  else if (head && head !== list.head) {
    const rows = mergeHead(list.rows, head, { idOf, timeOf });
    const hasOlder = rows !== null && rows.length > head.rows.length;
    if (rows === null && keepsPlace) current = { ...list, head, isBehind: true };
    else if (rows === null) current = startOf(listKey, head);
    else current = { listKey, head, rows, nextCursor: hasOlder ? list.nextCursor : head.nextCursor, isBehind: false };
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

  const put = useCallback(
    (row: Row) => setList((before) => ({ ...before, rows: upsertRow(before.rows, row, { idOf, timeOf }) })),
    [idOf, timeOf],
  );
  const drop = useCallback(
    (row: Row) => setList((before) => ({ ...before, rows: before.rows.filter((other) => idOf(other) !== idOf(row)) })),
    [idOf],
  );

  const paged: PagedRows<Row> = {
    rows: current.rows,
    isFetching,
    isError,
    error,
    refetch,
    hasMore: current.nextCursor !== null,
    loadMore,
    isLoadingMore: more === 'loading',
    hasMoreFailed: more === 'failed',
    jump: current.isBehind ? { count: head?.rows.length ?? 0, take: () => setList(startOf(listKey, head)) } : null,
  };
  return {
    ...paged,
    hasLoaded: head !== undefined,
    put,
    drop,
  };
}

function startOf<Row>(listKey: string, head: Page<Row> | undefined) {
  const rows: readonly Row[] = head?.rows ?? [];
  return { listKey, head, rows, nextCursor: head?.nextCursor ?? null, isBehind: false };
}
