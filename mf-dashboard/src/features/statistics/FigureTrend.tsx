import { signedText } from '@fanfare/shared/domain';
import { color, describe, font, space } from '@fanfare/shared/ui';
import { Sparkline } from '@fanfare/shared/widgets';
import styled from 'styled-components';
import { frame as copy } from '../../copy/frame.ts';
import type { Trend } from './trends.ts';

const text = copy.statistics;

interface FigureTrendProps {
  label: string;
  trend: Trend;
  /** What the change is compared with. */
  basis: string;
  ink: string;
}

/** The last days of a figure as a line, and its change. */
export function FigureTrend({ label, trend, basis, ink }: FigureTrendProps) {
  const { change } = trend;
  const words = change === null ? null : changeText({ ...trend, change });
  return (
    <Course $ink={ink}>
      <Sparkline label={label} values={trend.values} width={88} height={28} />
      {words === null ? null : <Change {...describe(`${words} ${basis}`)}>{words}</Change>}
    </Course>
  );
}

export function changeText({ change, unit }: Trend & { change: number }): string {
  if (unit === 'share') return signedText(change, 'percent');
  return unit === 'points' ? text.points(signedText(change)) : signedText(change);
}

const Course = styled.span<{ $ink: string }>`
  display: inline-flex;
  align-items: center;
  gap: ${space.x1};
  svg { color: ${({ $ink }) => $ink}; }
`;

const Change = styled.span`
  min-width: 5ch;
  color: ${color.textMuted};
  font-size: ${font.size.caption};
  font-weight: ${font.weight.medium};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
