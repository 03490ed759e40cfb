import type { ResponseOf } from '@fanfare/shared/contracts';
import { countText, eventTypeNames, FigureCard, StatRow } from '@fanfare/shared/domain';
import { Link } from '@fanfare/shared/router';
import { usePermission } from '@fanfare/shared/store';
import { color, font, radius, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { PollingPanel } from '../../components/PollingPanel.tsx';
import { Section } from '../../components/Section.tsx';
import { figuresCopy as text } from '../../copy/figures.ts';
import { urls } from '../../state/urls.ts';
import { useWebhookFiguresQuery } from './figures.api.ts';
import { RecentActivity } from './RecentActivity.tsx';

type Figures = ResponseOf<'GET /api/webhooks/stats'>['data'];

export function FiguresPanel() {
  const query = useWebhookFiguresQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <PollingPanel query={query} texts={text}>
      {(data) => (
        <>
          <StatRow aria-label={text.figures}>
            <FigureCard id="totalEvents" link={Link} value={countText(data.database.total)} />
            <FigureCard id="processedEvents" link={Link} value={countText(data.database.completed)} />
            <FigureCard id="pendingEvents" link={Link} value={countText(data.database.pending)} />
            <FigureCard id="failedEvents" link={Link} value={countText(data.database.failed)} />
          </StatRow>
          <Columns>
            <Section title={text.types}>
              <Types figures={data} />
            </Section>
            <RecentActivity events={data.recentActivity} />
          </Columns>
        </>
      )}
    </PollingPanel>
  );
}

function Types({ figures: { eventTypes } }: { figures: Figures }) {
  const maySimulate = usePermission('events.manage');
  const most = Math.max(1, ...eventTypes.map(({ count }) => count));
  if (eventTypes.length === 0) {
    return (
      <p>
        {text.noTypes} {maySimulate ? <Link to={urls.simulate}>{text.simulate}</Link> : null}
      </p>
    );
  }
  return (
    <TypeList aria-label={text.typesLabel}>
      {eventTypes.map(({ id, count }) => (
        <li key={id}>
          <Link to={urls.ofType(id)}>
            <span>{eventTypeNames[id]}</span>
            <b>{countText(count)}</b>
            <Bar aria-hidden="true" style={{ width: `${(count / most) * 100}%` }} />
          </Link>
        </li>
      ))}
    </TypeList>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(380px, 100%), 1fr));
  align-items: start;
  gap: ${space.x3} ${space.x5};
`;

const TypeList = styled.ul`
  display: grid;
  gap: ${space.half};
  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px ${space.x1};
    padding: ${space.half} ${space.x1};
    margin: 0 -${space.x1};
    border-radius: ${radius.small};
    color: ${color.text};
    text-decoration: none;
  }
  a:hover { background: ${color.sunken}; }
  b { font-weight: ${font.weight.medium}; font-variant-numeric: tabular-nums; }
`;

const Bar = styled.span`
  grid-column: 1 / -1;
  height: 6px;
  min-width: 3px;
  border-radius: ${radius.pill};
  background: ${color.accent};
`;
