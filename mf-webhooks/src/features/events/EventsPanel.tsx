import type { WebhookEvent } from '@fanfare/shared/contracts';
import { eventName, isRetryable, senderName } from '@fanfare/shared/domain';
import { useListKeys } from '@fanfare/shared/host';
import { Link, useQueryState } from '@fanfare/shared/router';
import { selectWorkspace, useAppSelector, usePermission } from '@fanfare/shared/store';
import { Button, type ButtonLook, buttonStyle, useDebounced } from '@fanfare/shared/ui';
import { BulkCourse, type ListHandle, LiveTable, usePagedList, ViewAccessNote } from '@fanfare/shared/widgets';
import { RotateCcw } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { Section } from '../../components/Section.tsx';
import { eventsCopy as text } from '../../copy/events.ts';
import { useSubscriptionsQuery } from '../../state/subscriptions.api.ts';
import { urls } from '../../state/urls.ts';

import { eventParams } from '../../state/webhookParams.ts';
import { EventBulk } from './EventBulk.tsx';
import { EventFilters } from './EventFilters.tsx';
import { eventColumns } from './eventColumns.tsx';
import { type EventsPage, useLazyOlderEventsQuery, useStoredEventsQuery } from './events.api.ts';
import { listParams, toEventQuery } from './listParams.ts';
import { ReplayDialog, type ReplayTarget } from './replay/ReplayDialog.tsx';
import { SearchProgress } from './SearchProgress.tsx';
import { useManyEvents } from './useManyEvents.ts';
import { useRetry } from './useRetry.ts';

const idOf = ({ eventId }: WebhookEvent) => eventId;
/** The feed position, padded so that string comparison orders it numerically. */
const placeOf = ({ seq }: WebhookEvent) => String(seq).padStart(16, '0');
const nameOf = (event: WebhookEvent) => text.rowName(eventName(event), senderName(event));

export function EventsPanel() {
  const { values, set, reset, changed } = useQueryState(listParams);
  const opened = useQueryState(eventParams);
  const query = toEventQuery({ ...values, search: useDebounced(values.search), payload: useDebounced(values.payload) });
  const listKey = JSON.stringify(query);
  const head = useStoredEventsQuery(query);
  const [readOlder] = useLazyOlderEventsQuery();
  const [deepest, setDeepest] = useState<{ listKey: string; page: EventsPage } | null>(null);
  const list = usePagedList({
    listKey,
    query: head,
    async readPage(cursor) {
      const page = await readOlder({ ...query, before: Number(cursor) }).unwrap();
      setDeepest({ listKey, page });
      return page;
    },
    idOf,
    timeOf: placeOf,
    keepsPlace: true,
  });
  const { searchedTo } = (deepest?.listKey === listKey ? deepest.page : head.currentData) ?? {};
  const { data: subscriptions } = useSubscriptionsQuery();
  const accounts = useMemo(
    () => (subscriptions ?? []).map(({ instagramAccountId: id, username }) => ({ id, username })),
    [subscriptions],
  );
  const columns = useMemo(() => eventColumns(accounts), [accounts]);
  const { retry } = useRetry();
  const mayManage = usePermission('events.manage');
  const workspace = useAppSelector(selectWorkspace);
  const many = useManyEvents();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [target, setTarget] = useState<ReplayTarget | null>(null);
  const handle = useRef<ListHandle>(null);
  const searchField = useRef<HTMLInputElement>(null);
  useListKeys({ id: 'events', group: text.title, list: handle, search: searchField });
  const clear = changed.size > 0 ? () => reset() : undefined;

  return (
    <Section
      title={text.title}
      aside={
        mayManage ? (
          <Button $size="small" disabled={many.bulk.isRunning} onClick={() => setTarget('failed')}>
            <RotateCcw aria-hidden="true" />
            {text.replayFailed}
          </Button>
        ) : null
      }
    >
      <ViewAccessNote workspace={mayManage ? null : workspace} />
      <EventFilters filter={values} accounts={accounts} onChange={set} onClear={clear} searchField={searchField} />
      {searchedTo ? (
        <SearchProgress searchedTo={searchedTo.at} isLoading={list.isLoadingMore} onContinue={() => void list.loadMore()} />
      ) : null}
      <BulkCourse bulk={many.bulk} rowId={({ id }) => id} rowName={({ name }) => name} />
      <LiveTable
        handle={handle}
        list={list}
        listKey={listKey}
        texts={text.list}
        onClearFilters={clear}
        empty={{
          title: text.list.emptyTitle,
          scene: 'rows',
          text: text.list.emptyText,
          action: mayManage ? (
            <ButtonLink to={urls.simulate} $variant="primary">
              {text.list.emptyAction}
            </ButtonLink>
          ) : null,
        }}
        columns={columns}
        rowId={idOf}
        rowName={nameOf}
        onOpen={({ eventId }) => opened.set({ event: eventId })}
        rowKeys={{
          r: (event) => {
            if (mayManage && isRetryable(event)) void retry(event.eventId);
          },
        }}
        selected={selected}
        onSelect={mayManage ? setSelected : undefined}
      />
      <EventBulk
        events={list.rows.filter(({ eventId }) => selected.has(eventId))}
        many={many}
        onReplay={() => setTarget([...selected])}
        onClear={() => setSelected(new Set())}
      />
      <ReplayDialog
        target={target}
        onClose={() => setTarget(null)}
        onReplay={(events) => {
          setTarget(null);
          setSelected(new Set());
          void many.replayAll(events);
        }}
      />
    </Section>
  );
}

const ButtonLink = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;
