import type { WebhookEvent } from '@fanfare/shared/contracts';
import {
  Button,
  contentText,
  Dialog,
  eventTypeNames,
  FactList,
  JsonBlock,
  outcomeTexts,
  ProcessedStatusBadge,
  senderName,
  space,
} from '@fanfare/shared/ui';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { useMarkRead } from './useMarkRead.ts';

const text = copy.detail;

interface NotificationDialogProps {
  event: WebhookEvent | undefined;
  onClose: () => void;
  returnFocusTo?: RefObject<HTMLElement | null>;
}

/** Everything about one notification; open while there is one. */
export function NotificationDialog({ event, onClose, returnFocusTo }: NotificationDialogProps) {
  const { markRead, isMarkingOne } = useMarkRead();
  return (
    <Dialog
      open={event !== undefined}
      onClose={onClose}
      title={event ? eventTypeNames[event.eventType] : ''}
      {...(returnFocusTo ? { returnFocusTo } : {})}
    >
      {event ? (
        <Body>
          <FactList
            facts={[
              { name: text.user, value: senderName(event) },
              { name: text.content, value: contentText(event) },
              { name: text.time, value: new Date(event.timestamp).toLocaleString() },
              { name: text.status, value: <ProcessedStatusBadge status={event.processedStatus} /> },
              { name: text.outcome, value: event.outcome && outcomeTexts[event.outcome] },
              { name: text.error, value: event.processingError },
              { name: text.response, value: event.flowResponse },
            ]}
          />
          {event.isRead ? null : (
            <div>
              <Button $variant="primary" disabled={isMarkingOne} onClick={() => markRead(event.eventId)}>
                {copy.notifications.markRead}
              </Button>
            </div>
          )}
          <Payload>
            <summary>{text.payload}</summary>
            <JsonBlock value={event.payload} label={text.payload} />
          </Payload>
        </Body>
      ) : null}
    </Dialog>
  );
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
`;

const Payload = styled.details`
  summary { cursor: pointer; margin-bottom: ${space.x1}; }
`;
