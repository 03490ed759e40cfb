import type { ErrorReport } from '@fanfare/shared/contracts';
import { countText, FigureCard, figureList, RelativeTime, StatRow } from '@fanfare/shared/domain';
import { localize } from '@fanfare/shared/language';
import { Link } from '@fanfare/shared/router';
import { color, FactList, font, radius, StatePanel, space } from '@fanfare/shared/ui';
import { Sparkline } from '@fanfare/shared/widgets';
import { ShieldCheck } from 'lucide-react';
import styled from 'styled-components';
import { Section } from '../../components/Section.tsx';
import { monitoringCopy } from '../../copy/monitoring.ts';
import { urls } from '../../state/urls.ts';
import { ErrorChart } from './history/ErrorChart.tsx';
import { Recommendations } from './Recommendations.tsx';

const text = monitoringCopy.errors;

export function ErrorGroups({ errors }: { errors: ErrorReport }) {
  if (errors.errorGroups.length === 0) {
    return (
      <Section title={text.title}>
        <StatePanel kind="empty" title={text.none} icon={<ShieldCheck />}>
          {text.noneText}
        </StatePanel>
      </Section>
    );
  }
  return (
    <Section
      title={text.title}
      aside={<Link to={figureList('errorOccurrences', new Date()) ?? urls.failedEvents}>{text.events}</Link>}
    >
      <StatRow>
        <FigureCard id="errorKinds" value={countText(errors.totalErrors)} hint={text.period} />
        <FigureCard id="errorOccurrences" link={Link} value={countText(errors.totalOccurrences)} hint={text.period} />
      </StatRow>
      <ErrorChart daily={errors.daily} />
      <List aria-label={text.label}>
        {errors.errorGroups.map((group) => (
          <li key={group.type}>
            <Head>
              {/* The type has placeholders where the messages of the group differ. */}
              <b>{localize(group.exampleMessage, group.example)}</b>
              <Sparkline label={text.daily} values={group.daily} tone="danger" />
              <span>{text.times(group.totalOccurrences)}</span>
            </Head>
            <FactList
              facts={[
                { name: text.first, value: <RelativeTime at={group.firstOccurrence} /> },
                { name: text.last, value: <RelativeTime at={group.lastOccurrence} /> },
                { name: text.flows, value: group.affectedFlows.join(', ') || null },
              ]}
            />
            <Recommendations recommendations={group.recommendations} />
          </li>
        ))}
      </List>
    </Section>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
  > li { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space.x1half}; padding: ${space.x2}; border: 1px solid ${color.border}; border-radius: ${radius.medium}; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1} ${space.x2};
  b { flex: 1 1 200px; min-width: 0; font-weight: ${font.weight.medium}; overflow-wrap: anywhere; }
  > span { color: ${color.textMuted}; font-size: ${font.size.small}; font-variant-numeric: tabular-nums; }
`;
