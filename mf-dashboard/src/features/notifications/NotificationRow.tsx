import type { WebhookEvent } from '@fanfare/shared/contracts';
import {
  contentText,
  EventTypeIcon,
  eventTypeNames,
  outcomeTexts,
  ProcessedStatusBadge,
  previewText,
  RelativeTime,
  senderName,
} from '@fanfare/shared/parts';
import { color, font, media, radius, space, VisuallyHidden } from '@fanfare/shared/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { frame as copy } from '../../copy/frame.ts';

const text = copy.notifications;

interface NotificationRowProps {
  event: WebhookEvent;
  onOpen: (eventId: string) => void;
}

export const NotificationRow = memo(function NotificationRow({ event, onOpen }: NotificationRowProps) {
  return (
    <Item>
      <Opener type="button" onClick={() => onOpen(event.eventId)}>
        <EventTypeIcon type={event.eventType} />
        <Words>
          <Head>
            <Sender $unread={!event.isRead}>{senderName(event)}</Sender>
            <Kind>{eventTypeNames[event.eventType]}</Kind>
            {event.isRead ? null : (
              <Unread>
                <VisuallyHidden>{text.unread}</VisuallyHidden>
              </Unread>
            )}
          </Head>
          <Preview>{previewText(contentText(event))}</Preview>
          <Consequence event={event} />
        </Words>
        <Side>
          <RelativeTime at={event.timestamp} />
          <ProcessedStatusBadge status={event.processedStatus} />
        </Side>
      </Opener>
    </Item>
  );
});

/** What became of the event: the error, else the answer, else why there was none. */
function Consequence({ event }: { event: WebhookEvent }) {
  if (event.processingError) {
    return (
      <Trouble>
        {text.error} {event.processingError}
      </Trouble>
    );
  }
  if (event.flowResponse) {
    return (
      <Note>
        {text.answered} {previewText(event.flowResponse)}
      </Note>
    );
  }
  return event.outcome ? <Note>{outcomeTexts[event.outcome]}</Note> : null;
}

const Item = styled.li`
  & + & { border-top: 1px solid ${color.border}; }
`;

const Opener = styled.button`
  display: flex;
  align-items: flex-start;
  gap: ${space.x1half};
  width: 100%;
  padding: ${space.x1half} ${space.x1};
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  text-align: left;
  cursor: pointer;
  &:hover { background: ${color.sunken}; }
  &:focus-visible { outline-offset: -2px; }
  ${media.narrow} { flex-wrap: wrap; }
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  gap: 2px;
`;

const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.x1};
  min-width: 0;
`;

const Sender = styled.span<{ $unread: boolean }>`
  overflow-wrap: anywhere;
  font-weight: ${({ $unread }) => ($unread ? font.weight.bold : font.weight.medium)};
`;

const Kind = styled.span`
  font-size: ${font.size.small};
  color: ${color.textMuted};
`;

const Unread = styled.span`
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${color.accent};
`;

const Preview = styled.span`
  overflow-wrap: anywhere;
`;

const Note = styled.span`
  font-size: ${font.size.small};
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

const Trouble = styled(Note)`
  color: ${color.danger};
`;

const Side = styled.span`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: ${space.half};
  font-size: ${font.size.small};
  color: ${color.textMuted};
  ${media.narrow} { flex-direction: row; align-items: center; width: 100%; padding-left: 48px; }
`;
