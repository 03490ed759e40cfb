import { teamNoticeOf, type WebhookEvent } from '@fanfare/shared/contracts';
import {
  contentText,
  EventTypeIcon,
  isNotice,
  isRetryable,
  noticeLink,
  outcomeTexts,
  ProcessedStatusBadge,
  previewText,
  RelativeTime,
  RowAccount,
  senderName,
} from '@fanfare/shared/domain';
import { localize } from '@fanfare/shared/language';
import { Link } from '@fanfare/shared/router';
import { usePermission } from '@fanfare/shared/store';
import { Badge, Banner, Button, type ButtonLook, buttonStyle, color, font, radius, space } from '@fanfare/shared/ui';
import { CopyButton } from '@fanfare/shared/widgets';
import { RotateCcw } from 'lucide-react';
import styled from 'styled-components';
import { eventsCopy } from '../../../copy/events.ts';
import { inspectorCopy as text } from '../../../copy/inspector.ts';
import { urls } from '../../../state/urls.ts';
import { useRetry } from '../useRetry.ts';

export function EventHeader({ event }: { event: WebhookEvent }) {
  const { retry, isRetrying } = useRetry();
  const mayRetry = usePermission('events.manage');
  const link = noticeLink(event);
  const { eventId, eventType, isSimulated, origin, outcome, processingError, timestamp } = event;
  return (
    <Head>
      <Strip>
        <EventTypeIcon type={eventType} team={teamNoticeOf(event)} />
        <Words>
          <span>
            <b>{senderName(event)}</b> <RelativeTime at={timestamp} /> <RowAccount accountId={event.connectedAccountId} />
          </span>
          <span dir="auto">{isNotice(event) ? contentText(event) : previewText(contentText(event))}</span>
        </Words>
        <ProcessedStatusBadge status={event.processedStatus} />
      </Strip>
      {processingError && !isNotice(event) ? (
        <Banner tone="danger">{localize(event.processingErrorMessage, processingError)}</Banner>
      ) : null}
      <Actions>
        {outcome ? <span>{outcomeTexts[outcome]}</span> : null}
        {isSimulated ? <Badge>{eventsCopy.marks.test}</Badge> : null}
        {origin === 'replayed' ? <Badge>{eventsCopy.marks.replayed}</Badge> : null}
        {origin === 'reconciled' ? <Badge tone="warning">{eventsCopy.marks.reconciled}</Badge> : null}
        <Buttons>
          {link ? (
            <PlaceLink $variant="primary" $size="small" to={link.to}>
              {link.label}
            </PlaceLink>
          ) : null}
          {mayRetry && isRetryable(event) ? (
            <Button $variant="primary" $size="small" disabled={isRetrying} onClick={() => void retry(eventId)}>
              <RotateCcw aria-hidden="true" />
              {text.retry}
            </Button>
          ) : null}
          <CopyButton label={text.copyLink} text={() => window.location.origin + urls.event(eventId)} />
          <CopyButton label={text.copyCurl} text={() => curlOf(eventId)} />
        </Buttons>
      </Actions>
    </Head>
  );
}

/** The command contains a placeholder, which users replace with their own key. */
function curlOf(eventId: string): string {
  return `curl -H "Authorization: Bearer $FANFARE_TOKEN" ${window.location.origin}/api/webhooks/events/${eventId}`;
}

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x1half};
  padding: ${space.x1half};
  border-radius: ${radius.medium};
  background: ${color.sunken};
`;

const Strip = styled.div`
  display: flex;
  align-items: start;
  gap: ${space.x1half};
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  b { font-weight: ${font.weight.bold}; }
  time { color: ${color.textMuted}; font-size: ${font.size.small}; }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.half} ${space.x1};
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.half};
  margin-inline-start: auto;
`;

const PlaceLink = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;
