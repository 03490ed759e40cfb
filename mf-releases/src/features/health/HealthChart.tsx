import { color, font, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import type { Courses, Point } from './healthCourse.ts';

const WIDTH = 300;
const HEIGHT = 96;
const EDGE = 4;

/** Dashes distinguish the lines without colour. */
export const lineLooks = [
  { ink: color.accent, dashes: undefined },
  { ink: color.warning, dashes: '6 3' },
  { ink: color.textMuted, dashes: '2 3' },
] as const;

interface HealthChartProps {
  title: string;
  write: (value: number) => string;
  courses: Courses;
}

/** The table has the same data. */
export function HealthChart({ title, write, courses: { most, courses } }: HealthChartProps) {
  return (
    <Figure>
      <figcaption>
        <b>{title}</b>
        <span>{write(most)}</span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path d={`M0 ${EDGE}H${WIDTH}M0 ${HEIGHT - EDGE}H${WIDTH}`} stroke={color.border} />
        {courses.map(({ build, lines }, index) => (
          <Line key={build} lines={lines} look={lineLooks[index % lineLooks.length]} />
        ))}
      </svg>
    </Figure>
  );
}

function Line({ lines, look }: { lines: Courses['courses'][number]['lines']; look: (typeof lineLooks)[number] | undefined }) {
  return (
    <g stroke={look?.ink} fill={look?.ink}>
      {lines.map((points) => (
        <polyline
          key={points[0]?.x}
          points={points.map((point) => place(point).join(',')).join(' ')}
          fill="none"
          strokeWidth="1.5"
          strokeDasharray={look?.dashes}
        />
      ))}
      {lines.flat().map((point) => {
        const [cx, cy] = place(point);
        return <circle key={point.x} cx={cx} cy={cy} r="2" stroke="none" />;
      })}
    </g>
  );
}

const place = ({ x, y }: Point): [string, string] => [
  (EDGE + x * (WIDTH - 2 * EDGE)).toFixed(1),
  (HEIGHT - EDGE - y * (HEIGHT - 2 * EDGE)).toFixed(1),
];

const Figure = styled.figure`
  display: grid;
  gap: ${space.half};
  margin: 0;
  min-width: 0;
  figcaption { display: flex; justify-content: space-between; gap: ${space.x1}; font-size: ${font.size.small}; }
  figcaption span { color: ${color.textMuted}; }
  b { font-weight: ${font.weight.medium}; }
  svg { display: block; width: 100%; height: auto; }
`;
