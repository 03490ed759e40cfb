import styled from 'styled-components';
import { color, font, space } from '../../theme/tokens.ts';
import type { ChartSeries } from './chart.ts';

interface ChartLegendProps {
  series: readonly ChartSeries[];
  /** The name of a reference line, such as a goal. */
  reference?: string | null;
}

/** Names the series of a chart. */
export function ChartLegend({ series, reference = null }: ChartLegendProps) {
  return (
    <Legend>
      {series.map(({ id, name, ink, kind, isPrevious = false }) => (
        <li key={id}>
          <Mark aria-hidden="true" $ink={ink} $shape={isPrevious ? 'dashed' : kind} />
          {name}
        </li>
      ))}
      {reference === null ? null : (
        <li>
          <Mark aria-hidden="true" $ink={color.warning} $shape="dotted" />
          {reference}
        </li>
      )}
    </Legend>
  );
}

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.half} ${space.x2};
  color: ${color.textMuted};
  font-size: ${font.size.small};
  li { display: inline-flex; align-items: center; gap: 6px; }
`;

type Shape = 'bar' | 'line' | 'dashed' | 'dotted';

const Mark = styled.span<{ $ink: string; $shape: Shape }>`
  flex: none;
  width: ${({ $shape }) => ($shape === 'bar' ? '10px' : '16px')};
  height: ${({ $shape }) => ($shape === 'bar' ? '10px' : '0')};
  border-radius: ${({ $shape }) => ($shape === 'bar' ? '3px' : '0')};
  border-top: ${({ $ink, $shape }) => ($shape === 'bar' ? '0' : `2px ${$shape === 'line' ? 'solid' : $shape} ${$ink}`)};
  background: ${({ $ink, $shape }) => ($shape === 'bar' ? $ink : 'none')};
  print-color-adjust: exact;
`;
