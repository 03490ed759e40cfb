import type { WebhookEvent } from '@fanfare/shared/contracts';
import {
  contentText,
  eventTypeNames,
  outcomeTexts,
  ProcessedStatusBadge,
  previewText,
  RelativeTime,
  senderName,
} from '@fanfare/shared/parts';
import { Button, color, radius } from '@fanfare/shared/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { isRetryable } from './isRetryable.ts';

const text = copy.events;

interface EventRowProps {
  event: WebhookEvent;
  onOpen: (eventId: string) => void;
  onRetry: (eventId: string) => void;
  isRetrying: boolean;
}

export const EventRow = memo(function EventRow({ event, onOpen, onRetry, isRetrying }: EventRowProps) {
  const preview = previewText(contentText(event));
  return (
    <tr>
      <td>
        <RelativeTime at={event.timestamp} />
      </td>
      <td>{eventTypeNames[event.eventType]}</td>
      <td>{senderName(event)}</td>
      <td>
        <Opener type="button" aria-label={text.open(preview)} onClick={() => onOpen(event.eventId)}>
          {preview}
        </Opener>
      </td>
      <td>
        <ProcessedStatusBadge status={event.processedStatus} />
      </td>
      <td>{event.attempts}</td>
      <td>{event.processingError ? <Trouble>{event.processingError}</Trouble> : outcomeText(event)}</td>
      <td>
        {isRetryable(event) ? (
          <Button $size="small" disabled={isRetrying} onClick={() => onRetry(event.eventId)}>
            {text.retry}
          </Button>
        ) : null}
      </td>
    </tr>
  );
});

function outcomeText(event: WebhookEvent): string {
  return event.outcome ? outcomeTexts[event.outcome] : text.noOutcome;
}

const Opener = styled.button`
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color.accent};
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover { text-decoration: underline; text-underline-offset: 3px; }
`;

const Trouble = styled.span`
  color: ${color.danger};
`;
