import { useState } from 'react';
import { styled } from 'styled-components';
import { useLiveResource } from '../../live/page/useLiveResource.ts';
import { Address } from '../../pages/Address.tsx';
import { Button } from '../../pages/Button.ts';
import { change } from '../../pages/sandboxApi.ts';
import type { AccountView, DeliveryView, StatusView } from '../../phone/views.ts';
import { DeliveryEntry } from './DeliveryEntry.tsx';

const filters = [
  { value: '', text: 'All' },
  { value: 'pending', text: 'Pending' },
  { value: 'delivered', text: 'Delivered' },
  { value: 'dropped', text: 'Given up' },
] as const;
const PAGE_SIZE = 50;

/** Every webhook that was posted to the app, newest first. */
export function DeliveryLogPage() {
  const [filter, setFilter] = useState('');
  const [limit, setLimit] = useState(PAGE_SIZE);
  const query = `limit=${limit}${filter && `&state=${filter}`}`;
  const deliveries = useLiveResource<DeliveryView[]>(`/deliveries?${query}`, ['delivery', 'conversation']);
  const accounts = useLiveResource<AccountView[]>('/accounts', ['accounts']) ?? [];
  const status = useLiveResource<StatusView>('/status', ['delivery', 'conversation', 'callback']);

  return (
    <Page>
      <h1>Webhook deliveries</h1>
      <p>
        Posted to {status ? <Address text={status.callback.url} /> : 'the app'}, signed, until it answers 200.
        {status && !status.callback.isVerified && <Problem> {status.callback.problem ?? 'Waiting for its handshake.'}</Problem>}
      </p>
      <Tools>
        <fieldset>
          <legend>Show</legend>
          {filters.map(({ value, text }) => (
            <label key={value}>
              <input type="radio" name="state" checked={filter === value} onChange={() => setFilter(value)} />
              <span>
                {text}
                {value && status && ` ${status.deliveries[value].toLocaleString()}`}
              </span>
            </label>
          ))}
        </fieldset>
        <Button
          disabled={!status?.deliveries.pending}
          onClick={() => void change('POST', '/deliveries/retry').catch(() => undefined)}
        >
          Retry pending now
        </Button>
      </Tools>
      {deliveries?.length === 0 && <Empty>Nothing here. Connect an app, then write a message on the phone.</Empty>}
      <List>
        {deliveries?.map((delivery) => (
          <li key={delivery.id}>
            <DeliveryEntry
              delivery={delivery}
              account={accounts.find((each) => each.igId === delivery.igId)?.username ?? delivery.igId}
            />
          </li>
        ))}
      </List>
      {deliveries && deliveries.length >= limit && <Button onClick={() => setLimit(limit + PAGE_SIZE)}>Show older</Button>}
    </Page>
  );
}

const Page = styled.main`
  display: grid;
  gap: 16px;
  justify-items: start;
  max-width: 1080px;
  margin: 0 auto;
  padding: clamp(16px, 3vw, 40px) clamp(12px, 3vw, 32px);
  > p {
    color: var(--soft);
  }
`;

const Problem = styled.span`
  color: var(--warn);
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 12px;
  width: 100%;
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    position: absolute;
    clip-path: inset(50%);
  }
  label {
    position: relative;
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  label span {
    display: grid;
    place-items: center;
    min-height: 44px;
    padding: 0 14px;
    border: 1px solid var(--line);
    border-radius: 99px;
    background: var(--card);
    font-weight: 600;
    color: var(--soft);
  }
  input:checked + span {
    border-color: var(--accent);
    background: var(--tint);
    color: var(--accent);
  }
  input:focus-visible + span {
    outline: 3px solid var(--ring);
    outline-offset: 2px;
  }
`;

const List = styled.ol`
  display: grid;
  gap: 8px;
  width: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Empty = styled.p`
  width: 100%;
  padding: 48px 16px;
  border: 1px dashed var(--strongLine);
  border-radius: 20px;
  text-align: center;
`;
