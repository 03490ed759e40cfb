import { styled } from 'styled-components';
import { formatPreciseTime } from '../../pages/formatTime.ts';
import type { DeliverySummary } from '../views.ts';

interface DeliveryLineProps {
  delivery: DeliverySummary | null;
  isSubscribed: boolean;
}

/** How the webhook about a message fares. */
export function DeliveryLine({ delivery, isSubscribed }: DeliveryLineProps) {
  if (!delivery) return isSubscribed ? null : <Line $tone="soft">No app is subscribed</Line>;
  const { state, attempts, lastStatus, lastLatencyMs, lastError, nextAttemptAt } = delivery;
  if (state === 'delivered') {
    return (
      <Line $tone="good">
        Webhook {lastStatus} in {lastLatencyMs} ms{attempts > 1 && `, attempt ${attempts}`}
      </Line>
    );
  }
  if (state === 'dropped') return <Line $tone="bad">Webhook given up after {attempts} attempts</Line>;
  if (attempts === 0) return <Line $tone="soft">Webhook waiting</Line>;
  return (
    <Line $tone="warn" title={lastError ?? undefined}>
      Webhook {lastStatus ?? 'not answered'}, attempt {attempts}
      {nextAttemptAt !== null && `, again at ${formatPreciseTime(nextAttemptAt)}`}
    </Line>
  );
}

const Line = styled.span<{ $tone: 'good' | 'warn' | 'bad' | 'soft' }>`
  color: var(--${({ $tone }) => $tone});
`;
