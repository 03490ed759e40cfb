import type { DailyVolume } from '@fanfare/shared/contracts';
import { SectionCard } from '@fanfare/shared/parts';
import { color, font, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { VolumeChart } from './VolumeChart.tsx';
import { VolumeTable } from './VolumeTable.tsx';

const text = copy.chart;

export function VolumeCard({ daily }: { daily: readonly DailyVolume[] }) {
  return (
    <SectionCard
      title={text.title}
      aside={
        <Legend>
          <Key $ground={color.accent}>{text.received}</Key>
          <Key $ground={color.success}>{text.sent}</Key>
          <span>{text.utc}</span>
        </Legend>
      }
    >
      <VolumeChart daily={daily} />
      <VolumeTable daily={daily} />
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

const Key = styled.span<{ $ground: string }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  &::before { content: ''; width: 10px; height: 10px; border-radius: 3px; background: ${({ $ground }) => $ground}; }
`;
