import { styled } from 'styled-components';
import type { DeliverySummary } from '../../../state/views.ts';
import { describeDelivery } from '../../deliveries/describeDelivery.ts';

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
