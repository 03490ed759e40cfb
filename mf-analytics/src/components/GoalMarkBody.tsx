import type { GoalMetric } from '@fanfare/shared/contracts';
import { color, font } from '@fanfare/shared/ui';
import { Target } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../copy/goals.ts';
import { useGoalsQuery } from '../state/goals.api.ts';
import { goalProgress, goalState, goalText } from '../state/texts/goalText.ts';

export interface GoalMarkProps {
  metric: GoalMetric;
}

export function GoalMarkBody({ metric }: GoalMarkProps) {
  const { data } = useGoalsQuery();
  const goal = data?.goals.find((one) => one.metric === metric);
  if (!goal) return null;
  const state = goalState(goal);
  const words = metric === 'responseTime' ? copy.medianMark : copy.mark;
  return (
    <Mark $ink={inks[state]}>
      <Target aria-hidden="true" size={14} />
      {words(goalText(goal), goalProgress(goal), copy.states[state])}
    </Mark>
  );
}

const inks = { met: color.success, open: color.textMuted, missed: color.warning, unmeasured: color.textMuted };

const Mark = styled.span<{ $ink: string }>`
  display: flex;
  align-items: start;
  gap: 4px;
  color: ${({ $ink }) => $ink};
  font-size: ${font.size.small};
  svg { flex: none; margin-top: 3px; }
`;
