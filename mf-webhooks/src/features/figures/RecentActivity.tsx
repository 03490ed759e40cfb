import type { WebhookEvent } from '@fanfare/shared/contracts';
import { Link } from '@fanfare/shared/router';
import { usePermission } from '@fanfare/shared/store';
import { color, radius, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { EventLine } from '../../components/EventLine.tsx';
import { Section } from '../../components/Section.tsx';
import { figuresCopy as text } from '../../copy/figures.ts';
import { urls } from '../../state/urls.ts';

export function RecentActivity({ events }: { events: readonly WebhookEvent[] }) {
  const maySimulate = usePermission('events.manage');
  return (
    <Section title={text.recent} aside={<Link to={urls.events}>{text.all}</Link>}>
      {events.length === 0 ? (
        <p>
          {text.noTypes} {maySimulate ? <Link to={urls.simulate}>{text.simulate}</Link> : null}
        </p>
      ) : (
        <List aria-label={text.recent}>
          {events.map((event) => (
            <li key={event.eventId}>
              <Link to={urls.event(event.eventId)}>
                <EventLine event={event} />
              </Link>
            </li>
          ))}
        </List>
      )}
    </Section>
  );
}

const List = styled.ul`
  display: grid;
  gap: 2px;
  a {
    display: flex;
    align-items: center;
    gap: ${space.x1half};
    padding: ${space.x1};
    margin: 0 -${space.x1};
    border-radius: ${radius.small};
    color: ${color.text};
    text-decoration: none;
  }
  a:hover { background: ${color.sunken}; }
`;
