import { type Comment, commentFilters } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { SegmentedControl } from '@fanfare/shared/parts';
import { useQueryState } from '@fanfare/shared/router';
import { BusyButton, Card, media, space } from '@fanfare/shared/ui';
import { ListStates, LiveBar, LoadMore, SearchField, useLiveRows, VirtualList } from '@fanfare/shared/widgets';
import { MessageSquare, RefreshCw } from 'lucide-react';
import { useDeferredValue } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy/comments.ts';
import { useLiveTags } from '../../state/useLiveTags.ts';
import { usePagedList } from '../../state/usePagedList.ts';
import { CommentRow, commenterName } from './CommentRow.tsx';
import { commentParams } from './commentParams.ts';
import { type CommentQuery, useCommentsQuery, useLazyOlderCommentsQuery, useSyncCommentsMutation } from './comments.api.ts';
import { PostStrip } from './PostStrip.tsx';

const text = copy.comments;
const ROW_HEIGHT_PX = 120;
const TAGS = ['Comment'] as const;
const idOf = ({ id }: Comment) => id;
const timeOf = ({ writtenAt }: Comment) => writtenAt;

/** What people write under posts, the latest first, and how to answer. */
export function CommentsPanel() {
  const host = useHost();
  const { values, set, reset, changed } = useQueryState(commentParams);
  const search = useDeferredValue(values.search.trim());
  const query: CommentQuery = {
    ...(values.comments !== 'all' && { filter: values.comments }),
    ...(values.post && { mediaId: values.post }),
    ...(search && { search }),
  };
  const listKey = JSON.stringify(query);
  useLiveTags(TAGS);
  const { currentData: head, isFetching, isError, refetch } = useCommentsQuery(query);
  const [readOlder] = useLazyOlderCommentsQuery();
  const { rows, hasMore, loadMore, isLoadingMore, hasMoreFailed } = usePagedList({
    listKey,
    head,
    readPage: (cursor) => readOlder({ ...query, cursor }).unwrap(),
    idOf,
    timeOf,
  });
  const { rows: shown, live, area } = useLiveRows(rows, idOf, listKey);
  const [sync, { isLoading: isSyncing }] = useSyncCommentsMutation();

  const compare = async () => {
    const { data, error } = await sync();
    if (error) host.toast({ kind: 'error', title: text.syncFailed });
    else host.toast({ kind: 'success', title: text.synced(data?.added ?? 0) });
  };

  return (
    <Panel>
      <PostStrip chosen={values.post} onChoose={(post) => set({ post })} />
      <Main>
        <Tools>
          <SearchField label={text.search} value={values.search} onChange={(next) => set({ search: next })} />
          <SegmentedControl
            legend={text.filters.label}
            options={commentFilters.map((value) => ({ value, label: text.filters[value] }))}
            value={values.comments}
            onChange={(comments) => set({ comments })}
          />
          <BusyButton isBusy={isSyncing} busyText={text.syncing} onClick={() => void compare()}>
            <RefreshCw aria-hidden="true" />
            {text.sync}
          </BusyButton>
        </Tools>
        <ListStates
          noun={text.list.noun}
          count={shown.length}
          isLoading={isFetching}
          error={isError ? text.list.failed : undefined}
          onRetry={refetch}
          onClearFilters={changed.size > 0 ? () => reset() : undefined}
          rowHeight={ROW_HEIGHT_PX}
          empty={{ title: text.list.emptyTitle, text: text.list.emptyText, icon: <MessageSquare /> }}
        >
          <div {...area}>
            <LiveBar {...live} />
            <VirtualList
              label={text.list.label}
              rows={shown}
              rowId={idOf}
              rowName={commenterName}
              rowTime={timeOf}
              rowHeight={ROW_HEIGHT_PX}
            >
              {(comment) => <CommentRow comment={comment} />}
            </VirtualList>
          </div>
          <LoadMore
            hasMore={hasMore}
            isLoading={isLoadingMore}
            onLoad={() => void loadMore()}
            error={hasMoreFailed ? text.list.failed : undefined}
            endText={text.list.end}
          />
        </ListStates>
      </Main>
    </Panel>
  );
}

const Panel = styled(Card)`
  display: grid;
  grid-template-columns: minmax(220px, 300px) minmax(0, 1fr);
  align-items: start;
  gap: ${space.x3};
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); }
`;

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1};
  > :first-child { flex: 1 1 220px; }
`;
