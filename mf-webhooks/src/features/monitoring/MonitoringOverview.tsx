import { countText, durationText, FigureCard, percentText, StatCard, StatRow } from '@fanfare/shared/domain';
import { localize } from '@fanfare/shared/language';
import { Link } from '@fanfare/shared/router';
import { selectIsLost, useAppSelector } from '@fanfare/shared/store';
import { color, font, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { Section } from '../../components/Section.tsx';
import { monitoringCopy } from '../../copy/monitoring.ts';
import { HealthBadge } from './HealthBadge.tsx';
import type { Monitoring, MonitoringStatus } from './monitoring.api.ts';

const text = monitoringCopy.overview;

export function MonitoringOverview({ status: current, monitoring }: { status: MonitoringStatus; monitoring: Monitoring }) {
  const { status, uptime, activeSubscriptions, recentEvents } = current;
  const { performance, errors, health } = monitoring;
  const { successRate } = performance.eventStats;
  const isLost = useAppSelector(selectIsLost);
  const ill = health.checks.filter((check) => check.status !== 'healthy');
  return (
    <>
      <Section title={text.title} aside={<HealthBadge status={status} />}>
        {isLost ? null : <Lead>{monitoringCopy.statusTexts[status]}</Lead>}
        <StatRow>
          <StatCard label={text.uptime} value={durationText(uptime)} />
          <FigureCard id="activeSubscriptions" link={Link} value={countText(activeSubscriptions)} />
          <FigureCard id="eventsLastHour" link={Link} value={countText(recentEvents)} />
          <FigureCard id="successRate" value={successRate === null ? text.unknownRate : percentText(successRate, 1)} />
          <FigureCard id="errorOccurrences" link={Link} value={countText(errors.totalOccurrences)} hint={text.errorPeriod} />
        </StatRow>
      </Section>
      <Section title={text.attention}>
        {ill.length === 0 ? (
          <Quiet>{isLost ? monitoringCopy.lost : text.allClear}</Quiet>
        ) : (
          <List>
            {ill.map(({ name, nameMessage, status: state, message, messageMessage }) => (
              <li key={name}>
                <span>
                  <b>{localize(nameMessage, name)}</b>
                  <small>{localize(messageMessage, message)}</small>
                </span>
                <HealthBadge status={state} />
              </li>
            ))}
          </List>
        )}
      </Section>
    </>
  );
}

const Lead = styled.p`
  font-size: ${font.size.lead};
`;

const Quiet = styled.p`
  color: ${color.textMuted};
`;

const List = styled.ul`
  display: grid;
  li { display: flex; align-items: start; gap: ${space.x1half}; padding: ${space.x1} 0; }
  li + li { border-top: 1px solid ${color.border}; }
  span:first-child { display: grid; flex: 1; min-width: 0; overflow-wrap: anywhere; }
  b { font-weight: ${font.weight.medium}; }
  small { color: ${color.textMuted}; font-size: ${font.size.small}; }
`;
