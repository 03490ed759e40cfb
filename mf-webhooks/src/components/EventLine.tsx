import { teamNoticeOf, type WebhookEvent } from '@fanfare/shared/contracts';
import {
  contentText,
  EventTypeIcon,
  eventName,
  ProcessedStatusBadge,
  previewText,
  RelativeTime,
  RowAccount,
  senderName,
} from '@fanfare/shared/domain';
import { Badge, color, font } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { panelCopy } from '../copy/panel.ts';

export function EventLine({ event }: { event: WebhookEvent }) {
  return (
    <>
      <EventTypeIcon type={event.eventType} team={teamNoticeOf(event)} />
      <Words>
        <span>
          <b>{senderName(event)}</b> <small>{eventName(event)}</small>{' '}
          {event.isSimulated ? <Badge>{panelCopy.events.test}</Badge> : null} <RowAccount accountId={event.connectedAccountId} />
        </span>
        <span dir="auto">{previewText(contentText(event))}</span>
      </Words>
      <Facts>
        <RelativeTime at={event.timestamp} />
        <ProcessedStatusBadge status={event.processedStatus} />
      </Facts>
    </>
  );
}

const Words = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  b { font-weight: ${font.weight.medium}; }
  small { color: ${color.textMuted}; font-size: ${font.size.small}; }
`;

const Facts = styled.div`
  display: grid;
  justify-items: end;
  gap: 2px;
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;
