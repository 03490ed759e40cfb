import { useInstagramStatusQuery } from '@fanfare/shared/api';
import { routes, type Thread, type threadAssignments, threadFilters } from '@fanfare/shared/contracts';
import { SegmentedControl, useNowMs } from '@fanfare/shared/domain';
import { useListKeys } from '@fanfare/shared/host';
import { Link, useQueryState } from '@fanfare/shared/router';
import { useAppSelector, usePermission } from '@fanfare/shared/store';
import { type ButtonLook, buttonStyle, color, space } from '@fanfare/shared/ui';
import { Chip, type ListHandle, LiveList, SearchField } from '@fanfare/shared/widgets';
import { type RefObject, useDeferredValue, useRef, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../../copy/instagram/inbox.ts';
import { useInboxCountsQuery } from '../../../state/inboxCounts.api.ts';
import { contactName } from '../contactName.ts';
import { AvailabilitySwitch } from '../team/AvailabilitySwitch.tsx';
import { selectIsTeam } from '../team/selectIsTeam.ts';
import { ThreadBulk } from './ThreadBulk.tsx';
import { ThreadRow } from './ThreadRow.tsx';
import { threadParams } from './threadParams.ts';
import { useChangeThreads } from './useChangeThreads.ts';
import { idOf, timeOf, useThreads } from './useThreads.ts';

const text = copy.inbox;
const ROW_HEIGHT_PX = 72;
const views = ['me', 'none', 'all'] as const satisfies (typeof threadAssignments)[number][];
/** Filters within 'Needs attention' that links from other screens use. */
const detailFilters: ReadonlySet<string> = new Set(['human_requested', 'failed']);
const rowName = ({ contact }: Thread) => contactName(contact);

export function ThreadList({ handle }: { handle: RefObject<ListHandle | null> }) {
  const { values, set, reset, changed } = useQueryState(threadParams);
  const find = useDeferredValue(values.find.trim());
  const isTeam = useAppSelector(selectIsTeam);
  const assigned = isTeam ? values.assigned : 'all';
  const { listKey, list } = useThreads({
    ...(assigned !== 'all' && { assigned }),
    ...(values.show !== 'all' && { filter: values.show }),
    ...(find && { search: find }),
    ...(values.label && { label: values.label }),
  });
  const { data: counts } = useInboxCountsQuery();
  const { data: status } = useInstagramStatusQuery();
  const nowMs = useNowMs();
  const box = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const changing = useChangeThreads({ put: list.put, drop: list.drop, show: values.show });
  const mayChange = usePermission('inbox.reply');
  const mayConnect = usePermission('instagram.manage');
  const isNarrowed = changed.has('show') || changed.has('find') || changed.has('label');
  useListKeys({ id: 'inbox', group: copy.instagramParts.inbox, list: handle, search });

  const nameOf = (filter: (typeof threadFilters)[number]) => {
    const { unanswered, needsHuman: needs_human, humanRequested: human_requested, failed } = counts?.data ?? {};
    const count = { all: 0, archived: 0, unanswered, needs_human, human_requested, failed }[filter];
    return count ? text.filters.counted(text.filters[filter], count) : text.filters[filter];
  };

  const viewName = (view: (typeof views)[number]) => {
    const count = { all: 0, me: counts?.data.mine, none: counts?.data.unassigned }[view];
    return count ? text.filters.counted(text.team.views[view], count) : text.team.views[view];
  };

  return (
    <Frame>
      <Tools>
        {isTeam ? (
          <Views>
            <SegmentedControl
              legend={text.team.views.label}
              options={views.map((value) => ({ value, label: viewName(value) }))}
              value={assigned}
              onChange={(view) => set({ assigned: view })}
            />
          </Views>
        ) : null}
        <AvailabilitySwitch />
        <Wide>
          <SearchField inputRef={search} label={text.search} value={values.find} onChange={(find) => set({ find })} />
        </Wide>
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
        <LiveList
          handle={handle}
          list={list}
          listKey={listKey}
          texts={text.list}
          onClearFilters={isNarrowed ? () => reset('show', 'find', 'label') : undefined}
          empty={
            assigned === 'all'
              ? {
                  title: text.list.emptyTitle,
                  text: status?.connected ? text.list.emptyText : text.list.emptyTextDisconnected,
                  action:
                    status?.connected || !mayConnect ? undefined : (
                      <ConnectLink $variant="primary" to={routes.connectInstagram}>
                        {text.list.connect}
                      </ConnectLink>
                    ),
                }
              : text.team.empty[assigned]
          }
          rowId={idOf}
          rowName={rowName}
          rowTime={timeOf}
          rowHeight={ROW_HEIGHT_PX}
          box={box}
          openRow={values.thread}
          onOpen={({ id }) => set({ thread: id })}
          rowKeys={
            mayChange
              ? {
                  u: (thread) => {
                    if (thread.isUnanswered) void changing.one(thread, 'handled');
                    else if (thread.preview?.direction === 'in') void changing.one(thread, 'unhandled');
                  },
                  e: (thread) => void changing.one(thread, thread.isArchived ? 'unarchive' : 'archive'),
                }
              : undefined
          }
          selected={selected}
          onSelect={mayChange ? setSelected : undefined}
        >
          {(thread) => <ThreadRow thread={thread} nowMs={nowMs} />}
        </LiveList>
      </Box>
      <ThreadBulk
        threads={list.rows.filter(({ id }) => selected.has(id))}
        changing={changing}
        onClear={() => setSelected(new Set())}
        isArchive={values.show === 'archived'}
      />
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr) auto;
  min-height: 0;
`;

const Tools = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.x1};
  padding: ${space.x1half};
  border-bottom: 1px solid ${color.border};
`;

const Wide = styled.div`
  width: 100%;
`;

const Views = styled(Wide)`
  fieldset { display: flex; }
  label { flex: 1 0 auto; text-align: center; }
`;

const Box = styled.div`
  /* Contains visually hidden text, so that it scrolls with the list and does not make the page longer. */
  position: relative;
  overflow-y: auto;
  padding: ${space.x1};
`;

const ConnectLink = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;
