import type { GoalMetric } from '@fanfare/shared/contracts';
import { countText, decimalText, durationText, percentText } from '@fanfare/shared/domain';
import { localize } from '@fanfare/shared/language';
import { GoalMark } from '../../components/GoalMark.tsx';
import { Panel } from '../../components/Panel.tsx';
import { SampleBadge } from '../../components/SampleBadge.tsx';
import { copy } from '../../copy/analytics.ts';
import type { Overview } from '../../state/overview.api.ts';
import { Figure, Figures } from './Figure.tsx';

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
    <Panel title={text.title} aside={<SampleBadge isSample={isSample} />} hasLine={false}>
      <Figures $columns={columnsOf(metrics.length)} $narrowColumns={2}>
        {metrics.map((metric) => {
          const goal = isSample ? undefined : goalOf(metric);
          return (
            <Figure
              key={metric.metric}
              label={localize(metric.metricMessage, metric.metric)}
              values={[{ value: valueText(metric) }]}
              {...(metric.unit !== 'count' && metric.value !== null && { hint: text.sample(countText(metric.sample)) })}
              change={metric.trend}
              isLessBetter={metric.unit === 'ms'}
              goal={goal ? <GoalMark metric={goal} /> : null}
              isMissing={metric.value === null}
              isSmall
            />
          );
        })}
      </Figures>
    </Panel>
  );
}

/** No row has a gap at its end. */
function columnsOf(count: number): number {
  return [4, 3, 2].find((columns) => count % columns === 0) ?? 4;
}

function valueText({ value, unit }: Metric): string {
  if (value === null) return copy.figures.missing;
  if (unit === 'ms') return durationText(value);
  return unit === 'percent' ? percentText(value) : decimalText(value);
}
