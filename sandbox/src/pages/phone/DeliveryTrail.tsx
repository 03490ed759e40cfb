import { styled } from 'styled-components';
import type { DeliveryView } from '../../state/views.ts';
import { useLiveQuery } from '../api/useLiveQuery.ts';
import { describeDelivery } from '../deliveries/describeDelivery.ts';
import { Region } from '../ui/feedback/Region.tsx';
import { Card } from '../ui/frame/Card.ts';

const SHOWN = 6;

export function DeliveryTrail({ igsid }: { igsid: string }) {
  const deliveries = useLiveQuery<DeliveryView[]>(`/deliveries?igsid=${igsid}&limit=${SHOWN}`, ['delivery', 'conversation']);
  return (
    <Card aria-label="Latest webhooks">
      <h2>Latest webhooks</h2>
      <Region answer={deliveries} what="The webhooks" lines={2}>
        {(shown) => (
          <>
            {shown.length === 0 && <p>Nothing was sent to an app about this conversation.</p>}
            <List>
              {shown.map((delivery) => {
                const last = delivery.attempts.at(-1);
                const { tone, text } = describeDelivery({
                  ...delivery,
                  attempts: delivery.attempts.length,
                  lastStatus: last?.status ?? null,
                  lastLatencyMs: last?.latencyMs ?? null,
                });
                return (
                  <li key={delivery.id}>
                    <b>{delivery.kind.replaceAll('_', ' ')}</b>
                    <Outcome $tone={tone}>{text}</Outcome>
                  </li>
                );
              })}
            </List>
          </>
        )}
      </Region>
      <a href="/deliveries">All deliveries</a>
    </Card>
  );
}

const List = styled.ol`
  display: grid;
  gap: 6px;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: 14px;
  li {
    display: flex;
    justify-content: space-between;
    gap: 10px;
  }
`;

const Outcome = styled.span<{ $tone: string }>`
  text-align: right;
  color: var(--${({ $tone }) => $tone});
`;
