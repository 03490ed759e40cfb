import { RECENT_EVENTS_SHOWN } from '@fanfare/shared/contracts';
import { Link } from '@fanfare/shared/router';
import { Banner, Button, color, SkeletonRows, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { EventLine } from '../../components/EventLine.tsx';
import { Section } from '../../components/Section.tsx';
import { panelCopy } from '../../copy/panel.ts';
import { urls } from '../../state/urls.ts';
import { useWebhookEventsQuery } from './panel.api.ts';

const text = panelCopy.events;

export function RecentEvents() {
  const { data, isLoading, isError, refetch } = useWebhookEventsQuery();
  const events = data?.events.slice(0, RECENT_EVENTS_SHOWN) ?? [];
  return (
    <Section title={text.title} aside={<Link to={urls.events}>{text.all}</Link>}>
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
            <li key={event.eventId}>
              <EventLine event={event} />
            </li>
          ))}
        </List>
      ) : null}
    </Section>
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
