import { durationText, latencyText } from '../../formats/durations.ts';
import { countText, decimalText, percentText, shortCountText } from '../../formats/numbers.ts';

export type ChartUnit = 'count' | 'duration' | 'latency' | 'percent';

export interface ChartSeries {
  id: string;
  name: string;
  /** A token, such as `color.kindMessage`. */
  ink: string;
  /** Bars are stacked. */
  kind: 'bar' | 'line';
  /** Drawn dashed, behind the others. */
  isPrevious?: boolean;
}

export interface ChartPoint {
  id: string;
  name: string;
  /** The label on the axis. */
  tick: string;
  /** By id of the series; null is a gap. */
  values: Readonly<Record<string, number | null>>;
  /** The name of the focusable point for screen readers. */
  spoken: string;
  /** More lines of the tooltip. */
  facts?: readonly { name: string; value: string }[];
}

export const unitText: Readonly<Record<ChartUnit, (value: number) => string>> = {
  count: (value) => (Number.isInteger(value) ? countText(value) : decimalText(value)),
  duration: durationText,
  latency: latencyText,
  percent: (value) => percentText(value),
};

export const tickText: typeof unitText = { ...unitText, count: shortCountText };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Ticks of durations are round in seconds, minutes or hours instead of milliseconds. */
export function tickUnit(unit: ChartUnit, most: number): number {
  if (unit !== 'duration' && unit !== 'latency') return 1;
  if (most < 1_000) return unit === 'latency' ? 1 : 1_000;
  if (most < 2 * MINUTE) return 1_000;
  return most < 3 * HOUR ? MINUTE : HOUR;
}

/** The highest stack or line, or the reference if it is higher. */
export function mostOf(points: readonly ChartPoint[], series: readonly ChartSeries[], reference: number): number {
  const bars = series.filter(({ kind }) => kind === 'bar');
  const lines = series.filter(({ kind }) => kind === 'line');
  const heights = points.flatMap(({ values }) => [
    bars.reduce((sum, { id }) => sum + (values[id] ?? 0), 0),
    ...lines.map(({ id }) => values[id] ?? 0),
  ]);
  return Math.max(reference, ...heights);
}
