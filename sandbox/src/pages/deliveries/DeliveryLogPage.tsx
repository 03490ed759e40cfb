import { Webhook } from 'lucide-react';
import { useState } from 'react';
import type { AccountView, DeliveryView, StatusView } from '../../state/views.ts';
import { change } from '../api/sandboxApi.ts';
import { useLiveQuery } from '../api/useLiveQuery.ts';
import { useLiveValue } from '../api/useLiveValue.ts';
import { Address } from '../ui/Address.tsx';
import { Button } from '../ui/Button.ts';
import { Problem } from '../ui/feedback/Problem.tsx';
import { Region } from '../ui/feedback/Region.tsx';
import { StateCard } from '../ui/feedback/StateCard.tsx';
import { useAction } from '../ui/feedback/useAction.ts';
import { Segments } from '../ui/fields/Segments.tsx';
import { EntryList } from '../ui/frame/EntryList.ts';
import { PageBody } from '../ui/frame/PageBody.tsx';
import { Row } from '../ui/frame/Row.ts';
import { DeliveryEntry } from './DeliveryEntry.tsx';

const filters = [
  { value: 'all', text: 'All' },
  { value: 'pending', text: 'Pending' },
  { value: 'delivered', text: 'Delivered' },
  { value: 'dropped', text: 'Given up' },
] as const;
type Filter = (typeof filters)[number]['value'];
const PAGE_SIZE = 50;

export function DeliveryLogPage() {
  const [filter, setFilter] = useState<Filter>('all');
  const [limit, setLimit] = useState(PAGE_SIZE);
  const query = `limit=${limit}${filter === 'all' ? '' : `&state=${filter}`}`;
  const deliveries = useLiveQuery<DeliveryView[]>(`/deliveries?${query}`, ['delivery', 'conversation']);
  const accounts = useLiveValue<AccountView[]>('/accounts', ['accounts']) ?? [];
  const status = useLiveValue<StatusView>('/status', ['delivery', 'conversation', 'callback']);
  const { act, problem } = useAction();

  return (
    <PageBody
      title="Webhook deliveries"
      lead={<>Posted to {status ? <Address text={status.callback.url} /> : 'the app'}, signed, until it answers 200.</>}
      width={1080}
    >
      {status && !status.callback.isVerified && (
        <Problem text={`Nothing is sent yet. ${status.callback.problem ?? 'The callback has not passed its handshake.'}`} />
      )}
      <Row $spread>
        <Segments
          legend="Show"
          value={filter}
          onChange={setFilter}
          options={filters.map(({ value, text }) => ({
            value,
            text: status && value !== 'all' ? `${text} ${status.deliveries[value].toLocaleString()}` : text,
          }))}
        />
        <Button disabled={!status?.deliveries.pending} onClick={() => void act(() => change('POST', '/deliveries/retry'))}>
          Retry pending now
        </Button>
      </Row>
      <Problem text={problem} />
      <Region answer={deliveries} what="The deliveries" lines={5}>
        {(shown) => (
          <>
            {shown.length === 0 && (
              <StateCard icon={Webhook} title="Nothing here">
                <p>Connect an app, then write a message on the phone.</p>
              </StateCard>
            )}
            <EntryList>
              {shown.map((delivery) => (
                <li key={delivery.id}>
                  <DeliveryEntry
                    delivery={delivery}
                    account={accounts.find((each) => each.igId === delivery.igId)?.username ?? delivery.igId}
                  />
                </li>
              ))}
            </EntryList>
            {shown.length >= limit && <Button onClick={() => setLimit(limit + PAGE_SIZE)}>Show older</Button>}
          </>
        )}
      </Region>
    </PageBody>
  );
}
