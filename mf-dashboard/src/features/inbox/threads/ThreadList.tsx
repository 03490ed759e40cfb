import { useInstagramStatusQuery } from '@fanfare/shared/api';
import { routes, type Thread, threadFilters } from '@fanfare/shared/contracts';
import { SegmentedControl, useNowMs } from '@fanfare/shared/parts';
import { Link, useQueryState } from '@fanfare/shared/router';
import { type ButtonLook, buttonStyle, color, space } from '@fanfare/shared/ui';
import { Chip, ListStates, LiveBar, LoadMore, SearchField, useLiveRows, VirtualList } from '@fanfare/shared/widgets';
import { useDeferredValue, useRef } from 'react';
import styled from 'styled-components';
import { copy } from '../../../copy/inbox.ts';
import { useInboxCountsQuery } from '../../../state/inboxCounts.api.ts';
import { personName } from '../personName.ts';
import { ThreadRow } from './ThreadRow.tsx';
import { threadParams } from './threadParams.ts';
import { useThreads } from './useThreads.ts';

const text = copy.inbox;
const ROW_HEIGHT_PX = 72;
/** Parts of "Needs a person", which links from elsewhere lead to. */
const detailFilters: ReadonlySet<string> = new Set(['human_requested', 'failed']);
const rowId = ({ id }: Thread) => id;
const rowName = ({ contact }: Thread) => personName(contact);

/** Everybody who wrote, the latest first, with what narrows the list above. */
export function ThreadList() {
  const { values, set, reset, changed } = useQueryState(threadParams);
  const find = useDeferredValue(values.find.trim());
  const { rows, isFetching, isError, refetch, hasMore, loadMore, isLoadingMore, hasMoreFailed } = useThreads({
    ...(values.show !== 'all' && { filter: values.show }),
    ...(find && { search: find }),
    ...(values.label && { label: values.label }),
  });
  const { data: counts } = useInboxCountsQuery();
  const { data: status } = useInstagramStatusQuery();
  const nowMs = useNowMs();
  const box = useRef<HTMLDivElement>(null);
  const { rows: shown, live, area } = useLiveRows(rows, rowId, `${values.show} ${find} ${values.label}`);
  const isNarrowed = changed.has('show') || changed.has('find') || changed.has('label');

  const nameOf = (filter: (typeof threadFilters)[number]) => {
    const { unanswered, needsHuman: needs_human, humanRequested: human_requested, failed } = counts?.data ?? {};
    const count = { all: 0, archived: 0, unanswered, needs_human, human_requested, failed }[filter];
    return count ? text.filters.counted(text.filters[filter], count) : text.filters[filter];
  };

  return (
    <Frame>
      <Tools>
        <SearchField label={text.search} value={values.find} onChange={(find) => set({ find })} />
        <SegmentedControl
          legend={text.filters.label}
          options={threadFilters
            .filter((value) => !detailFilters.has(value) || value === values.show)
            .map((value) => ({ value, label: nameOf(value) }))}
          value={values.show}
          onChange={(show) => set({ show })}
        />
        {values.label ? (
          <Chip onRemove={() => reset('label')} removeLabel={text.removeLabelFilter}>
            {text.label(values.label)}
          </Chip>
        ) : null}
      </Tools>
      <Box ref={box}>
        <ListStates
          noun={text.list.noun}
          count={shown.length}
          isLoading={isFetching}
          error={isError ? text.list.failed : undefined}
          onRetry={refetch}
          onClearFilters={isNarrowed ? () => reset('show', 'find', 'label') : undefined}
          rowHeight={ROW_HEIGHT_PX}
          empty={{
            title: text.list.emptyTitle,
            text: status?.connected ? text.list.emptyText : text.list.emptyTextDisconnected,
            action: status?.connected ? undefined : (
              <ConnectLink $variant="primary" to={routes.connectInstagram}>
                {text.list.connect}
              </ConnectLink>
            ),
          }}
        >
          <div {...area}>
            <LiveBar {...live} />
            <VirtualList
              label={text.list.label}
              rows={shown}
              rowId={rowId}
              rowName={rowName}
              rowHeight={ROW_HEIGHT_PX}
              box={box}
              openRow={values.thread}
              onOpen={({ id }) => set({ thread: id })}
            >
              {(thread) => <ThreadRow thread={thread} nowMs={nowMs} />}
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
      </Box>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-height: 0;
`;

const Tools = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.x1};
  padding: ${space.x1half};
  border-bottom: 1px solid ${color.border};
  > :first-child { width: 100%; }
`;

const Box = styled.div`
  overflow-y: auto;
  padding: ${space.x1};
`;

const ConnectLink = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;
