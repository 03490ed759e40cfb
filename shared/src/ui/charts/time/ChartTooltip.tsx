import styled from 'styled-components';
import { color, depth, font, radius, shadow, space } from '../../theme/tokens.ts';
import { type ChartPoint, type ChartSeries, type ChartUnit, unitText } from './chart.ts';
import { copy } from './copy.ts';

interface ChartTooltipProps {
  point: ChartPoint;
  series: readonly ChartSeries[];
  unit: ChartUnit;
  /** The middle of the point in px from the left. */
  at: number;
  width: number;
}

const GAP = 14;

/** Hidden from screen readers, which read the name of the point. */
export function ChartTooltip({ point, series, unit, at, width }: ChartTooltipProps) {
  const side = at < width / 2 ? { left: at + GAP } : { right: width - at + GAP };
  return (
    <Bubble aria-hidden="true" dir="auto" style={side}>
      <b>{point.name}</b>
      <dl>
        {series.map(({ id, name, ink, isPrevious = false }) => {
          const value = point.values[id] ?? null;
          return (
            <div key={id}>
              <dt>
                <Dot $ink={ink} $isHollow={isPrevious} />
                {name}
              </dt>
              <dd>{value === null ? copy.none : unitText[unit](value)}</dd>
            </div>
          );
        })}
        {point.facts?.map(({ name, value }) => (
          <div key={name}>
            <dt>
              <Dot $ink="transparent" $isHollow={false} />
              {name}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Bubble>
  );
}

const Bubble = styled.div`
  position: absolute;
  top: 0;
  z-index: ${depth.sticky};
  display: grid;
  gap: ${space.half};
  width: max-content;
  max-width: 240px;
  padding: ${space.x1} ${space.x1half};
  border: 1px solid ${color.border};
  border-radius: ${radius.small};
  background: ${color.surface};
  box-shadow: ${shadow.high};
  color: ${color.text};
  font-size: ${font.size.small};
  pointer-events: none;
  b { font-weight: ${font.weight.medium}; }
  dl { display: grid; gap: 2px; }
  dl > div { display: flex; justify-content: space-between; gap: ${space.x2}; }
  dt { display: inline-flex; align-items: center; gap: 6px; color: ${color.textMuted}; }
  dd { font-variant-numeric: tabular-nums; }
  @media print { display: none; }
`;

const Dot = styled.span<{ $ink: string; $isHollow: boolean }>`
  flex: none;
  width: 8px;
  height: 8px;
  border: 2px solid ${({ $ink }) => $ink};
  border-radius: 50%;
  background: ${({ $ink, $isHollow }) => ($isHollow ? 'none' : $ink)};
`;
