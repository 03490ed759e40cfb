import type { WebhookEvent } from '@fanfare/shared/contracts';
import { contentText, EventWindow, JsonBlock, outcomeTexts, ProcessedStatusBadge, senderName } from '@fanfare/shared/parts';
import { Button, font } from '@fanfare/shared/ui';
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
    <EventWindow
      event={event}
      onClose={onClose}
      facts={(shown) => [
        { name: text.from, value: senderName(shown) },
        { name: text.content, value: contentText(shown) },
        { name: text.happened, value: new Date(shown.timestamp).toLocaleString() },
        { name: text.received, value: new Date(shown.receivedAt).toLocaleString() },
        { name: text.status, value: <ProcessedStatusBadge status={shown.processedStatus} /> },
        { name: text.attempts, value: shown.attempts },
        { name: text.outcome, value: shown.outcome && outcomeTexts[shown.outcome] },
        { name: text.error, value: shown.processingError },
        { name: text.response, value: shown.flowResponse },
        { name: text.eventId, value: <Code>{shown.eventId}</Code> },
      ]}
    >
      {(shown) => (
        <>
          {isRetryable(shown) ? (
            <Button $variant="primary" disabled={isRetrying} onClick={() => onRetry(shown.eventId)}>
              {copy.events.retry}
            </Button>
          ) : null}
          <PayloadTitle>{text.payload}</PayloadTitle>
          <JsonBlock value={shown.payload} label={text.payload} />
        </>
      )}
    </EventWindow>
  );
}

const PayloadTitle = styled.h3`
  font-size: ${font.size.body};
  font-weight: ${font.weight.bold};
`;

const Code = styled.code`
  font-family: ${font.mono};
  font-size: ${font.size.small};
`;
