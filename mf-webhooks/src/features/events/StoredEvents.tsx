import { type EventType, eventTypes } from '@fanfare/shared/contracts';
import { eventTypeNames, SectionCard } from '@fanfare/shared/parts';
import { Banner, BusyButton, Button, Label, Select, space } from '@fanfare/shared/ui';
import { RefreshCw } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { EventDialog } from './EventDialog.tsx';
import { EventTable } from './EventTable.tsx';
import { useStoredEventsInfiniteQuery } from './events.api.ts';
import { NoEvents } from './NoEvents.tsx';
import { useRetry } from './useRetry.ts';

const text = copy.events;

export function StoredEvents() {
  const typeId = useId();
  const [type, setType] = useState<EventType | 'all'>('all');
  const [openId, setOpenId] = useState<string | null>(null);
  const { currentData, isFetching, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useStoredEventsInfiniteQuery(type);
  const { retry, isRetrying } = useRetry();
  const events = currentData?.pages.flatMap((page) => page.data.events) ?? [];

  const whyNone = () => {
    if (!currentData) return isError ? 'failed' : 'loading';
    return type === 'all' ? 'nothing-yet' : 'no-match';
  };

  return (
    <SectionCard
      title={text.title}
      aside={
        <Filter>
          <Label htmlFor={typeId}>{text.type}</Label>
          <Select
            id={typeId}
            value={type}
            onChange={(change) => setType(eventTypes.find((known) => known === change.target.value) ?? 'all')}
          >
            <option value="all">{text.allTypes}</option>
            {eventTypes.map((known) => (
              <option key={known} value={known}>
                {eventTypeNames[known]}
              </option>
            ))}
          </Select>
          <Button disabled={isFetching} onClick={() => refetch()}>
            <RefreshCw aria-hidden="true" />
            {text.refresh}
          </Button>
        </Filter>
      }
    >
      {isError && events.length > 0 ? <Banner tone="danger">{text.failedTitle}</Banner> : null}
      {events.length > 0 ? (
        <EventTable events={events} onOpen={setOpenId} onRetry={retry} isRetrying={isRetrying} />
      ) : (
        <NoEvents reason={whyNone()} onRetry={() => refetch()} onClear={() => setType('all')} />
      )}
      {hasNextPage ? (
        <div>
          <BusyButton isBusy={isFetchingNextPage} busyText={text.loadingOlder} onClick={() => fetchNextPage()}>
            {text.loadOlder}
          </BusyButton>
        </div>
      ) : null}
      <EventDialog
        event={events.find((event) => event.eventId === openId)}
        onClose={() => setOpenId(null)}
        onRetry={retry}
        isRetrying={isRetrying}
      />
    </SectionCard>
  );
}

const Filter = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1};
  select { width: auto; min-width: 0; }
`;
