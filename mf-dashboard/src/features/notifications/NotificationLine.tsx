import { teamNoticeOf, type WebhookEvent } from '@fanfare/shared/contracts';
import {
  contentText,
  EventTypeIcon,
  eventName,
  isNotice,
  outcomeTexts,
  ProcessedStatusBadge,
  previewText,
  RelativeTime,
  RowAccount,
  senderName,
} from '@fanfare/shared/domain';
import { localize } from '@fanfare/shared/language';
import { color, font, media, space, VisuallyHidden } from '@fanfare/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy/feed.ts';

const text = copy.notifications;

interface NotificationLineProps {
  event: WebhookEvent;
  /** Replaces the name of the contact. */
  title?: ReactNode;
  isUnread?: boolean;
  /** Replaces the time and the status. */
  side?: ReactNode;
  /** Actions at the end of the line. */
  children?: ReactNode;
}

export function NotificationLine({ event, title, isUnread = !event.isRead, side, children }: NotificationLineProps) {
  return (
    <Line>
      <EventTypeIcon type={event.eventType} team={teamNoticeOf(event)} />
      <Words>
        <Head>
          <Sender $unread={isUnread}>
            {title ?? senderName(event)}
            {isUnread ? (
              <>
                {'\u00a0'}
                <Unread>
                  <VisuallyHidden>{text.unread}</VisuallyHidden>
                </Unread>
              </>
            ) : null}
          </Sender>
          {title ? null : <Kind>{eventName(event)}</Kind>}
          <RowAccount accountId={event.connectedAccountId} />
        </Head>
        <Preview dir="auto">{isNotice(event) ? contentText(event) : previewText(contentText(event))}</Preview>
        <Consequence event={event} />
      </Words>
      <Side>
        {side ?? (
          <>
            <RelativeTime at={event.timestamp} />
            <ProcessedStatusBadge status={event.processedStatus} />
          </>
        )}
      </Side>
      {children}
    </Line>
  );
}

/** Shows the error if there is one, else the reply, else why there was none. */
function Consequence({ event }: { event: WebhookEvent }) {
  // The content of a notice is its error.
  if (event.processingError && !isNotice(event)) {
    return (
      <Trouble>
        {text.error} {localize(event.processingErrorMessage, event.processingError)}
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

const Line = styled.span`
  display: flex;
  align-items: flex-start;
  gap: ${space.x1half};
  ${media.narrow} { flex-wrap: wrap; }
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  gap: 2px;
  ${media.narrow} { flex-basis: calc(100% - 48px); }
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
  display: inline-block;
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
  ${media.narrow} { flex-direction: row; align-items: center; flex: 1; padding-inline-start: 48px; }

`;
