import styled from 'styled-components';
import { color, type Tone } from '../index.ts';
import { copy } from '../lazyCopy.ts';

const text = copy.sparkline;

interface SparklineProps {
  /** The minimum, maximum and latest value are added to it. */
  label: string;
  /** Oldest first. */
  values: readonly number[];
  tone?: Tone;
  width?: number;
  height?: number;
}

const inks: Record<Tone, string> = { ...color, neutral: color.textMuted };
const EDGE_PX = 3;

/** An inline chart. The scale starts at 0; a dot marks the last value. */
export function Sparkline({ label, values, tone = 'accent', width = 96, height = 24 }: SparklineProps) {
  const last = values.at(-1);
  if (last === undefined) return <span role="img" aria-label={text.none(label)} style={{ width, height }} />;
  const least = Math.min(0, ...values);
  const span = Math.max(...values) - least || 1;
  const points = values.map((value, index) => ({
    x: EDGE_PX + (values.length === 1 ? 1 : index / (values.length - 1)) * (width - 2 * EDGE_PX),
    y: height - EDGE_PX - ((value - least) / span) * (height - 2 * EDGE_PX),
  }));
  const end = points.at(-1) ?? { x: 0, y: 0 };
  const line = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const spoken = text.course(label, Math.min(...values), Math.max(...values), last);
  return (
    <Picture role="img" aria-label={spoken} width={width} height={height} viewBox={`0 0 ${width} ${height}`} $ink={inks[tone]}>
      <title>{spoken}</title>
      {points.length > 1 ? <polygon points={`${EDGE_PX},${height} ${line} ${end.x.toFixed(1)},${height}`} /> : null}
      <polyline points={line} />
      <circle cx={end.x} cy={end.y} r="2.5" />
    </Picture>
  );
}

const Picture = styled.svg<{ $ink: string }>`
  display: inline-block;
  vertical-align: middle;
  color: ${({ $ink }) => $ink};
  polyline { fill: none; stroke: currentColor; stroke-width: 1.5; stroke-linejoin: round; stroke-linecap: round; }
  polygon { fill: currentColor; opacity: 0.12; }
  circle { fill: currentColor; }
`;
