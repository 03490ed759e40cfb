import { AxisBottom, AxisLeft, AxisRight } from '@visx/axis';
import { GridRows } from '@visx/grid';
import type { scaleBand, scaleLinear } from '@visx/scale';
import { Bar, LinePath } from '@visx/shape';
import { Fragment } from 'react';
import styled from 'styled-components';
import { color, font } from '../../theme/tokens.ts';
import type { ChartPoint, ChartSeries } from './chart.ts';

interface ChartDrawingProps {
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  size: { width: number; height: number };
  scales: {
    x: ReturnType<typeof scaleBand<string>>;
    y: ReturnType<typeof scaleLinear<number>>;
    /** The values of `y` are divided by it. */
    per: number;
  };
  axis: { ticks: number[]; width: number; isRtl: boolean; bottom: number; text: (tick: number) => string };
  reference: number | null;
  /** The id of the highlighted point. */
  active: string | null;
}

const TICK_PX = 64;
const DOTS_MAX = 40;
const BAR_MAX = 36;
const labels = { fontSize: font.size.caption, fontFamily: font.family, fill: 'currentColor' };

export function ChartDrawing({ points, series, size, scales, axis, reference, active }: ChartDrawingProps) {
  const { x, y, per } = scales;
  const height = (value: number) => y(value / per);
  const middleOf = (id: string) => (x(id) ?? 0) + x.bandwidth() / 2;
  const every = Math.max(1, Math.ceil((points.length * TICK_PX) / Math.max(TICK_PX, size.width - axis.width)));
  const named = points.filter((_, index) => (points.length - 1 - index) % every === 0);
  const names = new Map(points.map(({ id, tick }) => [id, tick]));
  const barWidth = Math.min(BAR_MAX, x.bandwidth());
  const bars = series.filter(({ kind }) => kind === 'bar');
  const lines = series.filter(({ kind }) => kind === 'line').toSorted((a, b) => Number(!!b.isPrevious) - Number(!!a.isPrevious));
  const Values = axis.isRtl ? AxisRight : AxisLeft;
  return (
    <Drawing aria-hidden="true" width="100%" height={size.height} viewBox={`0 0 ${size.width} ${size.height}`}>
      <GridRows
        scale={y}
        tickValues={axis.ticks}
        left={axis.isRtl ? 0 : axis.width}
        width={size.width - axis.width}
        stroke={color.border}
      />
      {active === null ? null : (
        <rect x={middleOf(active) - x.step() / 2} y={0} width={x.step()} height={axis.bottom} fill={color.sunken} />
      )}
      <Values
        scale={y}
        left={axis.isRtl ? size.width - axis.width : axis.width}
        tickValues={axis.ticks}
        tickFormat={(tick) => axis.text(Number(tick))}
        hideAxisLine
        hideTicks
        tickLength={4}
        tickLabelProps={{ ...labels, dy: '0.33em', textAnchor: axis.isRtl ? 'start' : 'end' }}
      />
      <AxisBottom
        scale={x}
        top={axis.bottom}
        tickValues={named.map(({ id }) => id)}
        tickFormat={(id) => names.get(id) ?? ''}
        hideTicks
        stroke={color.borderStrong}
        tickLength={6}
        tickLabelProps={{ ...labels, textAnchor: 'middle' }}
      />
      {points.map(({ id, values }) => {
        let below = 0;
        return (
          <Fragment key={id}>
            {bars.map((one) => {
              const value = values[one.id] ?? 0;
              const from = height(below);
              below += value;
              const top = height(below);
              return value > 0 ? (
                <Bar
                  key={one.id}
                  x={middleOf(id) - barWidth / 2}
                  y={top}
                  width={barWidth}
                  height={Math.max(1, from - top)}
                  rx={Math.min(2, barWidth / 4)}
                  fill={one.ink}
                />
              ) : null;
            })}
          </Fragment>
        );
      })}
      {lines.map(({ id: line, ink, isPrevious = false }) => {
        const known = points.filter(({ values }) => (values[line] ?? null) !== null);
        return (
          <Fragment key={line}>
            <LinePath
              data={[...points]}
              x={({ id }) => middleOf(id)}
              y={({ values }) => height(values[line] ?? 0)}
              defined={({ values }) => (values[line] ?? null) !== null}
              stroke={ink}
              strokeWidth={isPrevious ? 1.5 : 2}
              strokeDasharray={isPrevious ? '5 4' : undefined}
              strokeLinejoin="round"
            />
            {isPrevious || known.length > DOTS_MAX
              ? null
              : known.map(({ id, values }) => (
                  <circle key={id} cx={middleOf(id)} cy={height(values[line] ?? 0)} r={id === active ? 4.5 : 3} fill={ink} />
                ))}
          </Fragment>
        );
      })}
      {reference === null ? null : (
        <line
          data-reference=""
          x1={axis.isRtl ? 0 : axis.width}
          x2={axis.isRtl ? size.width - axis.width : size.width}
          y1={height(reference)}
          y2={height(reference)}
          stroke={color.warning}
          strokeWidth={2}
          strokeDasharray="2 4"
        />
      )}
    </Drawing>
  );
}

const Drawing = styled.svg`
  display: block;
  overflow: visible;
  font-variant-numeric: tabular-nums;
  print-color-adjust: exact;
`;
