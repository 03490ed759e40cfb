import type { MonitoringPerformance } from '@fanfare/shared/contracts';
import { countText, decimalText, FigureCard, Progress, percentText, StatRow } from '@fanfare/shared/domain';
import { Link } from '@fanfare/shared/router';
import { Button, color, describe, space } from '@fanfare/shared/ui';
import { Info } from 'lucide-react';
import styled from 'styled-components';
import { Section } from '../../components/Section.tsx';
import { monitoringCopy } from '../../copy/monitoring.ts';
import { efficiencyOf } from './efficiencyOf.ts';

const text = monitoringCopy.performance;

export function Performance({ performance }: { performance: MonitoringPerformance }) {
  const { eventStats, performanceStats, subscriptionStats } = performance;
  const attempts = performanceStats.averageProcessingAttempts;
  const rate = (percent: number | null) => (percent === null ? text.unknown : percentText(percent, 1));
  return (
    <Section title={text.title}>
      {attempts === null ? (
        <Quiet>{text.noAttempts}</Quiet>
      ) : (
        <Explained>
          <Progress
            label={text.efficiency}
            share={efficiencyOf(attempts) / 100}
            valueText={text.efficiencyText(decimalText(attempts, 1, 1))}
          />
          <Button $variant="quiet" $size="small" aria-label={text.explain} {...describe(text.efficiencyHint)}>
            <Info aria-hidden="true" />
          </Button>
        </Explained>
      )}
      <StatRow>
        <FigureCard id="successRate" value={rate(eventStats.successRate)} hint={text.successText(countText(eventStats.total))} />
        <FigureCard id="eventsLastHour" link={Link} value={countText(performanceStats.eventsLastHour)} />
        <FigureCard
          id="activeSubscriptions"
          link={Link}
          value={countText(subscriptionStats.active)}
          hint={text.activeRate(rate(subscriptionStats.activeRate))}
        />
      </StatRow>
    </Section>
  );
}

const Explained = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.x1};
  > :first-child { flex: 1; }
`;

const Quiet = styled.p`
  color: ${color.textMuted};
`;
