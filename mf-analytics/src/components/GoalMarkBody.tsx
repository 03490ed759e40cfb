import type { GoalMetric } from '@fanfare/shared/contracts';
import { color, describe, radius } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../copy/goals.ts';
import { useGoalsQuery } from '../state/goals.api.ts';
import { goalProgress, goalShare, goalState, goalText } from '../state/texts/goalText.ts';

export interface GoalMarkProps {
  metric: GoalMetric;
}

/** A thin bar that says the goal on hover and to screen readers. */
export function GoalMarkBody({ metric }: GoalMarkProps) {
  const { data } = useGoalsQuery();
  const goal = data?.goals.find((one) => one.metric === metric);
  if (!goal) return null;
  const state = goalState(goal);
  const words = metric === 'responseTime' ? copy.medianMark : copy.mark;
  const spoken = words(goalText(goal), goalProgress(goal), copy.states[state]);
  return (
    <Track role="img" aria-label={spoken} data-tooltip={describe(spoken)['data-tooltip']}>
      <Bar $ink={inks[state]} style={{ width: `${goalShare(goal) * 100}%` }} />
    </Track>
  );
}

const inks = { met: color.success, open: color.accent, missed: color.warning, unmeasured: color.textMuted };

const Track = styled.span`
  display: block;
  height: 4px;
  margin-top: 6px;
  border-radius: ${radius.pill};
  background: ${color.sunken};
  box-shadow: inset 0 0 0 1px ${color.border};
  print-color-adjust: exact;
`;

const Bar = styled.span<{ $ink: string }>`
  display: block;
  height: 100%;
  min-width: 4px;
  border-radius: inherit;
  background: ${({ $ink }) => $ink};
`;
