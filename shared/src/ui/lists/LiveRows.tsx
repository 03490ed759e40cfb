import { type ComponentProps, type ReactNode, type Ref, useImperativeHandle } from 'react';
import { ListStates } from './ListStates.tsx';
import { LiveBar } from './LiveBar.tsx';
import { LoadMore } from './LoadMore.tsx';
import { type Jump, useLiveRows } from './useLiveRows.ts';
import type { VirtualListProps } from './VirtualList.tsx';

export interface PagedRows<Row> {
  rows: readonly Row[];
  isFetching: boolean;
  /** True if the first page failed to load. */
  isError: boolean;
  /** The error of the first page. */
  error?: unknown;
  refetch: () => void;
  hasMore: boolean;
  loadMore: () => Promise<void>;
  isLoadingMore: boolean;
  /** True if an older page failed to load. */
  hasMoreFailed: boolean;
  /** The newest rows, if there is a gap between them and those shown. */
  jump: Jump | null;
}

export interface ListHandle {
  /** Focuses the current row. */
  focus: () => void;
}

export interface LiveRowsProps<Row> extends Pick<VirtualListProps<Row>, 'rowId' | 'box' | 'rowHeight'> {
  list: PagedRows<Row>;
  /** Filter and search. A change shows all rows immediately. */
  listKey: string;
  texts: {
    label: string;
    /** Name of the rows, plural and lower case. */
    noun: string;
    failed: string;
    end: string;
  };
  empty: ComponentProps<typeof ListStates>['empty'];
  /** Set while filters or a search are active. */
  onClearFilters?: (() => void) | undefined;
  handle?: Ref<ListHandle>;
}

interface Props<Row> extends LiveRowsProps<Row> {
  /** True if the list starts with a day heading. */
  hasDays: boolean;
  children: (rows: readonly Row[]) => ReactNode;
}

export function LiveRows<Row>(props: Props<Row>) {
  const { list, listKey, texts, empty, onClearFilters, handle, rowId, box, rowHeight, hasDays, children } = props;
  const { rows, live, area } = useLiveRows(list.rows, rowId, { listKey, box, jump: list.jump });
  const { ref } = area;
  useImperativeHandle(handle, () => ({
    focus: () => ref.current?.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus(),
  }));
  const failed = (has: boolean) => (has ? texts.failed : undefined);
  return (
    <ListStates
      noun={texts.noun}
      count={rows.length}
      isLoading={list.isFetching}
      error={failed(list.isError)}
      cause={list.error}
      onRetry={list.refetch}
      onClearFilters={onClearFilters}
      rowHeight={rowHeight}
      empty={empty}
    >
      <div {...area}>
        <LiveBar {...live} isBesideDay={hasDays} />
        {children(rows)}
      </div>
      <LoadMore
        hasMore={list.hasMore}
        isLoading={list.isLoadingMore}
        onLoad={() => void list.loadMore()}
        error={failed(list.hasMoreFailed)}
        endText={texts.end}
      />
    </ListStates>
  );
}
