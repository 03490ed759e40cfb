import { SectionCard } from '@fanfare/shared/domain';
import { color, font, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { SampleBadge } from '../../components/SampleBadge.tsx';
import { copy } from '../../copy/analytics.ts';
import type { Overview } from '../../state/overview.api.ts';
import { useDailyGoal } from '../../state/useDailyGoal.ts';
import { VolumeChart } from './VolumeChart.tsx';
import { VolumeTable } from './VolumeTable.tsx';

const text = copy.chart;

interface VolumeCardProps {
  days: Overview['messageTrends'];
  /** Sample figures are not compared with goals and have no links. */
  isSample: boolean;
  onDay: (date: string) => void;
}

export function VolumeCard({ days, isSample, onDay }: VolumeCardProps) {
  const perDay = useDailyGoal();
  const goal = isSample ? null : perDay;
  return (
    <SectionCard
      title={text.title}
      aside={
        <Legend>
          <SampleBadge isSample={isSample} />
          <Key $ground={color.accent}>{text.received}</Key>
          <Key $ground={color.success}>{text.sent}</Key>
          {goal === null ? null : <GoalKey>{text.goal(goal)}</GoalKey>}
        </Legend>
      }
    >
      <VolumeChart days={days} goal={goal} onDay={onDay} />
      <VolumeTable days={days} />
    </SectionCard>
  );
}

const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2};
  font-size: ${font.size.small};
  color: ${color.textMuted};
`;

const Key = styled.span<{ $ground?: string }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  &::before { content: ''; width: 10px; height: 10px; border-radius: 3px; background: ${({ $ground }) => $ground}; }
`;

const GoalKey = styled(Key)`
  &::before { width: 14px; height: 0; border-top: 2px dashed ${color.warning}; border-radius: 0; background: none; }
`;
