import { type ComponentProps, type ReactNode, type Ref, useImperativeHandle } from 'react';
import { ListStates } from './ListStates.tsx';
import { LiveBar } from './LiveBar.tsx';
import { LoadMore } from './LoadMore.tsx';
import { type Jump, useLiveRows } from './useLiveRows.ts';
import type { VirtualListProps } from './VirtualList.tsx';

/** What of a list has come from the server, page by page. */
export interface PagedRows<Row> {
  rows: readonly Row[];
  isFetching: boolean;
  /** The first page failed to load. */
  isError: boolean;
  /** What it failed with. */
  error?: unknown;
  refetch: () => void;
  hasMore: boolean;
  loadMore: () => Promise<void>;
  isLoadingMore: boolean;
  /** The last older page did not come. */
  hasMoreFailed: boolean;
  /** The newest rows, when they do not touch those that are shown. */
  jump: Jump | null;
}

/** What the screen can ask of the list. */
export interface ListHandle {
  /** Puts the focus on the current row. */
  focus: () => void;
}

export interface LiveRowsProps<Row> extends Pick<VirtualListProps<Row>, 'rowId' | 'box' | 'rowHeight'> {
  list: PagedRows<Row>;
  /** Which list it is (filter, search): another one shows all its rows at once. */
  listKey: string;
  texts: {
    /** Names the list for screen readers. */
    label: string;
    /** What the rows are, in the plural and lower case. */
    noun: string;
    failed: string;
    /** Said when everything is shown. */
    end: string;
  };
  empty: ComponentProps<typeof ListStates>['empty'];
  /** Given while filters or a search narrow the list. */
  onClearFilters?: (() => void) | undefined;
  handle?: Ref<ListHandle>;
}

interface Props<Row> extends LiveRowsProps<Row> {
  /** The list begins with the name of a day. */
  hasDays: boolean;
  /** Draws the rows that are to be seen now. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** What is around the rows of every list: its four states, new rows that wait, and older rows page by page. */
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
