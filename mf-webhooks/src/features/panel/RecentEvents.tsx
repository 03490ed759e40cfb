import { RECENT_EVENTS_SHOWN, routes, type WebhookEvent } from '@fanfare/shared/contracts';
import {
  contentText,
  EventTypeIcon,
  eventTypeNames,
  ProcessedStatusBadge,
  previewText,
  RelativeTime,
  SectionCard,
  senderName,
} from '@fanfare/shared/parts';
import { Link } from '@fanfare/shared/router';
import { Badge, Banner, Button, color, font, SkeletonRows, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { panelCopy } from '../../copy/panel.ts';
import { useWebhookEventsQuery } from './panel.api.ts';

const text = panelCopy.events;

export function RecentEvents() {
  const { data, isLoading, isError, refetch } = useWebhookEventsQuery();
  const events = data?.events.slice(0, RECENT_EVENTS_SHOWN) ?? [];
  return (
    <SectionCard title={text.title} aside={<Link to={routes.webhookManagement}>{text.all}</Link>}>
      {isLoading ? <SkeletonRows label={panelCopy.loading} count={5} height="44px" /> : null}
      {isError ? (
        <Banner tone="danger">
          {panelCopy.failedTitle}{' '}
          <Button $size="small" onClick={refetch}>
            {panelCopy.retry}
          </Button>
        </Banner>
      ) : null}
      {data && events.length === 0 ? <Quiet>{text.empty}</Quiet> : null}
      {events.length > 0 ? (
        <List aria-label={text.title}>
          {events.map((event) => (
            <Row key={event.eventId} event={event} />
          ))}
        </List>
      ) : null}
    </SectionCard>
  );
}

function Row({ event }: { event: WebhookEvent }) {
  return (
    <li>
      <EventTypeIcon type={event.eventType} />
      <Words>
        <span>
          <b>{senderName(event)}</b> <small>{eventTypeNames[event.eventType]}</small>{' '}
          {event.isSimulated ? <Badge>{text.test}</Badge> : null}
        </span>
        <span>{previewText(contentText(event))}</span>
      </Words>
      <Facts>
        <RelativeTime at={event.timestamp} />
        <ProcessedStatusBadge status={event.processedStatus} />
      </Facts>
    </li>
  );
}

const Quiet = styled.p`
  color: ${color.textMuted};
`;

const List = styled.ul`
  display: grid;
  li { display: flex; align-items: center; gap: ${space.x1half}; padding: ${space.x1} 0; }
  li + li { border-top: 1px solid ${color.border}; }
`;

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
