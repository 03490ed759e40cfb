import { scaleBand, scaleLinear } from '@visx/scale';
import { type KeyboardEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/tokens.ts';
import { ChartDrawing } from './ChartDrawing.tsx';
import { ChartTooltip } from './ChartTooltip.tsx';
import { type ChartPoint, type ChartSeries, type ChartUnit, mostOf, tickText, tickUnit } from './chart.ts';
import { useChartArea } from './useChartArea.ts';

export interface TimeChartProps {
  /** A summary of the chart for screen readers. */
  label: string;
  /** The oldest first. */
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  unit: ChartUnit;
  /** A dotted horizontal line. */
  reference?: number | null;
  /** Called when a point is pressed; without it points only show their values. */
  onChoose?: (id: string) => void;
  /** Shown instead of values if all are zero or missing. */
  nothing: string;
  height?: number;
}

const CHART_HEIGHT = 240;
const TOP = 12;
const BOTTOM = 28;
const END = 4;
const TICKS = 4;
const CHARACTER_PX = 7.5;
const steps: Readonly<Partial<Record<string, number>>> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/**
 * Bars and lines over time. Tab reaches one point and the arrow keys the others; hover and focus show a tooltip,
 * Escape hides it.
 */
export function TimeChart(props: TimeChartProps) {
  const { label, points, series, unit, reference = null, onChoose, nothing, height = CHART_HEIGHT } = props;
  const { frame, width, isRtl } = useChartArea();
  const columns = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(points.length - 1);
  const [active, setActive] = useState<number | null>(null);
  const tabStop = Math.max(0, Math.min(reached, points.length - 1));

  const most = mostOf(points, series, reference ?? 0);
  const per = tickUnit(unit, most);
  const y = scaleLinear<number>({ domain: [0, Math.max(1, most / per)], range: [height - BOTTOM, TOP], nice: TICKS });
  const ticks = y.ticks(TICKS).filter((tick) => unit !== 'count' || Number.isInteger(tick));
  const axisWidth = Math.max(...ticks.map((tick) => tickText[unit](tick * per).length)) * CHARACTER_PX + 12;
  const x = scaleBand<string>({
    domain: points.map(({ id }) => id),
    range: isRtl ? [width - axisWidth, END] : [axisWidth, width - END],
    paddingInner: points.length > 40 ? 0.15 : 0.3,
    paddingOuter: 0.1,
  });
  const middleOf = (id: string) => (x(id) ?? 0) + x.bandwidth() / 2;
  const current = series.filter(({ isPrevious = false }) => !isPrevious);
  const isEmpty = mostOf(points, current, 0) === 0;
  const shown = active === null ? undefined : points[active];

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && active !== null) {
      event.stopPropagation();
      return setActive(null);
    }
    const step = steps[event.key];
    if (step === undefined) return undefined;
    event.preventDefault();
    const forward = isRtl && Number.isFinite(step) ? -step : step;
    const next = Math.max(0, Math.min(points.length - 1, tabStop + forward));
    columns.current?.querySelectorAll<HTMLElement>('[data-point]')[next]?.focus();
    return undefined;
  };

  return (
    <Frame ref={frame} role="group" aria-label={label} style={{ height }} onKeyDown={onKeyDown}>
      <ChartDrawing
        points={points}
        series={series}
        size={{ width, height }}
        scales={{ x, y, per }}
        axis={{ ticks, width: axisWidth, isRtl, bottom: height - BOTTOM, text: (tick) => tickText[unit](tick * per) }}
        reference={reference}
        active={shown?.id ?? null}
      />
      {isEmpty ? <Nothing>{nothing}</Nothing> : null}
      <div ref={columns} onPointerLeave={() => setActive(null)}>
        {points.map(({ id, spoken }, index) => (
          <Column
            key={id}
            {...(onChoose ? { as: 'button', type: 'button', onClick: () => onChoose(id) } : { role: 'img' })}
            data-point=""
            tabIndex={index === tabStop ? 0 : -1}
            aria-label={spoken}
            style={{ left: middleOf(id) - x.step() / 2, width: x.step(), top: TOP, bottom: BOTTOM }}
            onPointerEnter={() => setActive(index)}
            onFocus={() => {
              setReached(index);
              setActive(index);
            }}
            onBlur={() => setActive(null)}
          />
        ))}
      </div>
      {shown ? <ChartTooltip point={shown} series={series} unit={unit} at={middleOf(shown.id)} width={width} /> : null}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  min-width: 0;
  color: ${color.textMuted};
`;

const Nothing = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  pointer-events: none;
`;

const Column = styled.div`
  position: absolute;
  padding: 0;
  border: 0;
  background: none;
  &[type='button'] { cursor: pointer; }
  &:focus-visible { outline: 2px solid ${color.accent}; outline-offset: -1px; border-radius: 4px; }
`;
