import { styled } from 'styled-components';
import { describeDelivery } from '../../webhook-sender/page/describeDelivery.ts';
import type { DeliverySummary } from '../views.ts';

interface DeliveryLineProps {
  delivery: DeliverySummary | null;
  isSubscribed: boolean;
}

export function DeliveryLine({ delivery, isSubscribed }: DeliveryLineProps) {
  if (!delivery) return isSubscribed ? null : <Line $tone="soft">No app is subscribed</Line>;
  const { tone, text } = describeDelivery(delivery);
  return (
    <Line $tone={tone} title={delivery.lastError ?? undefined}>
      Webhook {text}
    </Line>
  );
}

const Line = styled.span<{ $tone: string }>`
  color: var(--${({ $tone }) => $tone});
`;
