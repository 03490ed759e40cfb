import type { WebhookEvent } from '@fanfare/shared/contracts';
import { contentText, EventWindow, JsonBlock, outcomeTexts, ProcessedStatusBadge, senderName } from '@fanfare/shared/parts';
import { useQueryState } from '@fanfare/shared/router';
import { Button, space } from '@fanfare/shared/ui';
import { CircleHelp } from 'lucide-react';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { frame as copy } from '../../copy/frame.ts';
import { whyParams } from '../../state/whyParams.ts';
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
  const { set } = useQueryState(whyParams);
  return (
    <EventWindow
      event={event}
      onClose={onClose}
      {...(returnFocusTo ? { returnFocusTo } : {})}
      facts={(shown) => [
        { name: text.user, value: senderName(shown) },
        { name: text.content, value: contentText(shown) },
        { name: text.time, value: new Date(shown.timestamp).toLocaleString() },
        { name: text.status, value: <ProcessedStatusBadge status={shown.processedStatus} /> },
        { name: text.outcome, value: shown.outcome && outcomeTexts[shown.outcome] },
        { name: text.error, value: shown.processingError },
        { name: text.response, value: shown.flowResponse },
      ]}
    >
      {(shown) => (
        <>
          <Button
            onClick={() => {
              onClose();
              set({ why: shown.eventId });
            }}
          >
            <CircleHelp aria-hidden="true" />
            {copy.why}
          </Button>
          {shown.isRead ? null : (
            <Button $variant="primary" disabled={isMarkingOne} onClick={() => markRead(shown.eventId)}>
              {copy.notifications.markRead}
            </Button>
          )}
          <Payload>
            <summary>{text.payload}</summary>
            <JsonBlock value={shown.payload} label={text.payload} />
          </Payload>
        </>
      )}
    </EventWindow>
  );
}

const Payload = styled.details`
  summary { cursor: pointer; margin-bottom: ${space.x1}; }
`;
