import { useInstagramStatusQuery } from '@fanfare/shared/api';
import { routes, type Thread, type threadAssignments, threadFilters } from '@fanfare/shared/contracts';
import { SegmentedControl, useNowMs } from '@fanfare/shared/domain';
import { useListKeys } from '@fanfare/shared/host';
import { Link, useQueryState } from '@fanfare/shared/router';
import { useAppSelector, usePermission } from '@fanfare/shared/store';
import { Button, type ButtonLook, buttonStyle, color, Menu, space, VisuallyHidden } from '@fanfare/shared/ui';
import { Chip, type ListHandle, LiveList, SearchField } from '@fanfare/shared/widgets';
import { ChevronDown } from 'lucide-react';
import { type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react';
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
import { idOf, useThreads } from './useThreads.ts';

const text = copy.inbox;
const ROW_HEIGHT_PX = 64;
const views = ['me', 'none', 'all'] as const satisfies (typeof threadAssignments)[number][];
/** Filters within 'Needs attention' that links from other screens use. */
const detailFilters: ReadonlySet<string> = new Set(['human_requested', 'failed']);
const rowName = ({ contact }: Thread) => contactName(contact);

interface ThreadListProps {
  handle: RefObject<ListHandle | null>;
  /** The conversation that is shown beside the list. */
  open: string | null;
  onLoaded: (threads: readonly Thread[]) => void;
}

export function ThreadList({ handle, open, onLoaded }: ThreadListProps) {
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
  const { rows } = list;
  useEffect(() => {
    if (rows.length > 0) onLoaded(rows);
  }, [rows, onLoaded]);
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
        <Line>
          <SearchField inputRef={search} label={text.search} value={values.find} onChange={(find) => set({ find })} />
          {isTeam ? (
            <Menu
              label={text.team.views.label}
              trigger={
                <View $variant="quiet" $size="small">
                  <VisuallyHidden>{text.team.views.label}: </VisuallyHidden>
                  {viewName(assigned)}
                  <ChevronDown aria-hidden="true" />
                </View>
              }
              groups={[
                {
                  chosen: assigned,
                  items: views.map((view) => ({ id: view, label: viewName(view), run: () => set({ assigned: view }) })),
                },
              ]}
            />
          ) : null}
        </Line>
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
      <Box ref={box} data-selecting={selected.size > 0 || undefined}>
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
                  scene: 'bubbles',
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
          rowHeight={ROW_HEIGHT_PX}
          box={box}
          openRow={open}
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
          {(thread) => <ThreadRow thread={thread} nowMs={nowMs} find={find} />}
        </LiveList>
      </Box>
      <AvailabilitySwitch />
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
  grid-template-rows: auto minmax(0, 1fr) auto auto;
  min-height: 0;
`;

const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space.x1};
  padding: ${space.x1};
  border-bottom: 1px solid ${color.border};
  fieldset { display: flex; width: 100%; border-color: transparent; }
  fieldset { gap: 0; }
  fieldset > label { flex: 1 0 auto; text-align: center; span { padding-inline: 5px; } }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.half};
  width: 100%;
  > :first-child { flex: 1; }
`;

const View = styled(Button)`
  flex: none;
  padding-inline: ${space.x1};
`;

const Box = styled.div`
  /* Contains visually hidden text, so that it scrolls with the list and does not make the page longer. */
  position: relative;
  overflow-y: auto;
  overscroll-behavior: contain;
  article {
    position: relative;
    align-items: center;
    min-height: ${ROW_HEIGHT_PX}px;
    padding: ${space.x1} ${space.x1half};
    border-radius: 0;
  }
  li + li > article { border-top: 1px solid ${color.border}; }
  article[aria-current]::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    width: 3px;
    background: ${color.accent};
  }
  /* With a mouse, the checkbox takes the place of the face while it can be used. */
  @media (hover: hover) {
    article > :has(input[type='checkbox']) {
      position: absolute;
      inset-inline-start: ${space.x1half};
      z-index: 1;
      display: grid;
      place-content: center;
      width: 44px;
      height: 44px;
      border-radius: 50%;
      background: ${color.surface};
      opacity: 0;
    }
    article:hover > :has(input[type='checkbox']),
    article:focus-visible > :has(input[type='checkbox']),
    article > :has(input[type='checkbox']):focus-within,
    &[data-selecting] article > :has(input[type='checkbox']) { opacity: 1; }
  }
`;

const ConnectLink = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;
