import type { GoalMetric } from '@fanfare/shared/contracts';
import { countText, SectionCard } from '@fanfare/shared/domain';
import { locale, localize } from '@fanfare/shared/language';
import { color, font, radius, space, VisuallyHidden } from '@fanfare/shared/ui';
import { TrendingDown, TrendingUp } from 'lucide-react';
import styled from 'styled-components';
import { GoalMark } from '../../components/GoalMark.tsx';
import { SampleBadge } from '../../components/SampleBadge.tsx';
import { copy } from '../../copy/analytics.ts';
import type { Overview } from '../../state/overview.api.ts';
import { changeText } from '../../state/texts/changeText.ts';
import { durationText } from '../../state/texts/durationText.ts';
import { percentText } from '../../state/texts/percentText.ts';

const text = copy.metrics;
/** Goals by the code of their figure. */
const goalMetrics: Readonly<Partial<Record<string, GoalMetric>>> = {
  'analytics.answer-rate': 'answerRate',
  'analytics.answers-automation': 'automationShare',
  'analytics.median-response-time': 'responseTime',
  'analytics.new-contacts': 'newContacts',
};
type Metric = Overview['conversationMetrics'][number];

function goalOf({ metricMessage }: Metric): GoalMetric | undefined {
  return metricMessage && 'code' in metricMessage ? goalMetrics[metricMessage.code] : undefined;
}

export function Performance({ metrics, isSample }: { metrics: Overview['conversationMetrics']; isSample: boolean }) {
  return (
    <SectionCard title={text.title} aside={<SampleBadge isSample={isSample} />}>
      <Grid>
        {metrics.map((metric) => (
          <div key={metric.metric}>
            <dt>{localize(metric.metricMessage, metric.metric)}</dt>
            <dd>{valueText(metric)}</dd>
            <Small>
              {metric.unit === 'count' ? null : <span>{text.sample(countText(metric.sample))}</span>}
              <Change trend={metric.trend} />
            </Small>
            <Goal metric={isSample ? undefined : goalOf(metric)} />
          </div>
        ))}
      </Grid>
    </SectionCard>
  );
}

function Goal({ metric }: { metric: GoalMetric | undefined }) {
  return metric ? (
    <Small>
      <GoalMark metric={metric} />
    </Small>
  ) : null;
}

function Change({ trend }: { trend: number | null }) {
  const words = changeText(trend);
  if (words === null) return <span>{text.noChange}</span>;
  if (trend === 0) return <span>{words}</span>;
  const Icon = (trend ?? 0) > 0 ? TrendingUp : TrendingDown;
  return (
    <span>
      <Icon aria-hidden="true" size={14} />
      <VisuallyHidden>{(trend ?? 0) > 0 ? text.up : text.down} </VisuallyHidden>
      {words}
    </span>
  );
}

function valueText({ value, unit }: Metric): string {
  if (value === null) return copy.figures.missing;
  if (unit === 'ms') return durationText(value);
  return unit === 'percent' ? percentText(value) : value.toLocaleString(locale(), { maximumFractionDigits: 1 });
}

const Grid = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 160px), 1fr));
  gap: ${space.x1};
  > div { padding: ${space.x1half}; border-radius: ${radius.small}; background: ${color.sunken}; }
  dt { color: ${color.textMuted}; font-size: ${font.size.small}; }
  dd { font-size: ${font.size.title}; font-weight: ${font.weight.bold}; font-variant-numeric: tabular-nums; }
`;

// Uses a second `dd`, because a `dl` may contain nothing else.
const Small = styled.dd`
  && { display: flex; flex-wrap: wrap; gap: 0 ${space.x1}; font-size: ${font.size.small}; font-weight: ${font.weight.regular}; color: ${color.textMuted}; }
  span { display: inline-flex; align-items: center; gap: 4px; }
`;
