import type { WebhookEvent } from '@fanfare/shared/contracts';
import {
  Button,
  contentText,
  Dialog,
  eventTypeNames,
  FactList,
  font,
  JsonBlock,
  outcomeTexts,
  ProcessedStatusBadge,
  senderName,
  space,
} from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { isRetryable } from './isRetryable.ts';

const text = copy.detail;

interface EventDialogProps {
  event: WebhookEvent | undefined;
  onClose: () => void;
  onRetry: (eventId: string) => void;
  isRetrying: boolean;
}

/** Everything stored about one event; open while there is one. */
export function EventDialog({ event, onClose, onRetry, isRetrying }: EventDialogProps) {
  return (
    <Dialog open={event !== undefined} onClose={onClose} title={event ? eventTypeNames[event.eventType] : ''}>
      {event ? (
        <Body>
          <FactList
            facts={[
              { name: text.from, value: senderName(event) },
              { name: text.content, value: contentText(event) },
              { name: text.happened, value: new Date(event.timestamp).toLocaleString() },
              { name: text.received, value: new Date(event.receivedAt).toLocaleString() },
              { name: text.status, value: <ProcessedStatusBadge status={event.processedStatus} /> },
              { name: text.attempts, value: event.attempts },
              { name: text.outcome, value: event.outcome && outcomeTexts[event.outcome] },
              { name: text.error, value: event.processingError },
              { name: text.response, value: event.flowResponse },
              { name: text.eventId, value: <Code>{event.eventId}</Code> },
            ]}
          />
          {isRetryable(event) ? (
            <div>
              <Button $variant="primary" disabled={isRetrying} onClick={() => onRetry(event.eventId)}>
                {copy.events.retry}
              </Button>
            </div>
          ) : null}
          <h3>{text.payload}</h3>
          <JsonBlock value={event.payload} label={text.payload} />
        </Body>
      ) : null}
    </Dialog>
  );
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
  h3 { font-size: ${font.size.body}; font-weight: ${font.weight.bold}; }
`;

const Code = styled.code`
  font-family: ${font.mono};
  font-size: ${font.size.small};
`;
