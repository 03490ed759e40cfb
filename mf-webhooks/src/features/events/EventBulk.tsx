import type { WebhookEvent } from '@fanfare/shared/contracts';
import { eventName, isRetryable, senderName } from '@fanfare/shared/domain';
import { useHost } from '@fanfare/shared/host';
import { Button } from '@fanfare/shared/ui';
import { SelectionBar } from '@fanfare/shared/widgets';
import { eventsCopy } from '../../copy/events.ts';
import type { ManyEvents } from './useManyEvents.ts';

const text = eventsCopy.bulk;

interface EventBulkProps {
  events: readonly WebhookEvent[];
  many: ManyEvents;
  onReplay: () => void;
  onClear: () => void;
}

/** Retries only the failed events of the selection and counts the others. */
export function EventBulk({ events, many, onReplay, onClear }: EventBulkProps) {
  const { confirm } = useHost();
  const failed = events.filter(isRetryable);
  const retry = async () => {
    const isSure = await confirm({
      title: text.askRetry(failed.length),
      text: text.retryText + text.leftOut(events.length - failed.length),
      confirmLabel: text.retryLabel(failed.length),
    });
    if (!isSure) return;
    onClear();
    await many.retryAll(failed.map(toNamedEvent));
  };
  return (
    <SelectionBar count={events.length} onClear={onClear}>
      <Button $size="small" disabled={many.bulk.isRunning || failed.length === 0} onClick={() => void retry()}>
        {text.retry}
      </Button>
      <Button $size="small" disabled={many.bulk.isRunning} onClick={onReplay}>
        {text.replay}
      </Button>
    </SelectionBar>
  );
}

function toNamedEvent(event: WebhookEvent) {
  return { id: event.eventId, name: eventsCopy.rowName(eventName(event), senderName(event)) };
}
