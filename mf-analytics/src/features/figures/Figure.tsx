import { Button, color, describe, font, Skeleton, space, VisuallyHidden } from '@fanfare/shared/ui';
import { Sparkline } from '@fanfare/shared/widgets';
import { ArrowDown, ArrowUp, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SampleBadge } from '../../components/SampleBadge.tsx';
import { copy } from '../../copy/analytics.ts';
import { changeText } from '../../state/texts/changeText.ts';

const text = copy.figures;

interface FigureProps {
  label: string;
  /** Several values are shown side by side, each with its name; none while they load. */
  values: readonly { value: string; name?: string }[];
  hint?: string;
  /** Definition and sample size, in a tooltip. */
  about?: string;
  /** Change from the previous period in percent. */
  change?: number | null;
  /** True for times, which are better if they fall. */
  isLessBetter?: boolean;
  /** Values by day, the oldest first. */
  course?: readonly number[];
  goal?: ReactNode;
  isMissing?: boolean;
  isSample?: boolean;
  isSmall?: boolean;
}

/** Label, number with its change, course of the days, one line about it, and its goal as a thin bar. */
export function Figure({ label, values, hint, about, change = null, isLessBetter = false, course = [], ...rest }: FigureProps) {
  const { goal, isMissing = false, isSample = false, isSmall = false } = rest;
  return (
    <Tile>
      <dt>{label}</dt>
      <Values $isSmall={isSmall} $isMissing={isMissing} aria-busy={values.length === 0}>
        {values.length === 0 ? <Skeleton $height="42px" $width="5ch" /> : null}
        {values.map(({ value, name }) => (
          <span key={name ?? ''}>
            <b>{value}</b>
            {name === undefined ? null : <small>{name}</small>}
          </span>
        ))}
      </Values>
      {about === undefined ? null : (
        <About>
          <Button $size="small" $variant="quiet" aria-label={text.about(label)} {...describe(about)}>
            <Info aria-hidden="true" />
          </Button>
        </About>
      )}
      <Line>
        <Change change={change} isLessBetter={isLessBetter} />
        {hint ? <span>{hint}</span> : null}
        <SampleBadge isSample={isSample} />
      </Line>
      {course.length > 1 ? (
        <Course>
          <Sparkline label={label} values={course} width={120} height={28} tone="neutral" />
        </Course>
      ) : null}
      {goal ? <Goal>{goal}</Goal> : null}
    </Tile>
  );
}

function Change({ change, isLessBetter }: { change: number | null; isLessBetter: boolean }) {
  const words = changeText(change);
  // A change of less than half a percent says nothing.
  if (change === null || words === null || Math.round(change) === 0) return null;
  const Arrow = change < 0 ? ArrowDown : ArrowUp;
  const isBetter = change < 0 === isLessBetter;
  return (
    <Moved $ink={isBetter ? color.success : color.danger}>
      <Arrow aria-hidden="true" size={14} />
      {words}
      <VisuallyHidden> {text.comparison}</VisuallyHidden>
    </Moved>
  );
}

/** Cells share hairlines, so that a grid of figures has no boxes. The outer ones are cut off. */
export const Figures = styled.dl<{ $columns: number; $narrowColumns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 1px;
  overflow: hidden;
  margin-inline: -${space.x2};
  @media (max-width: 999px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @media (max-width: 479px) { grid-template-columns: repeat(${({ $narrowColumns }) => $narrowColumns}, minmax(0, 1fr)); }
`;

const Tile = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: start;
  gap: 2px ${space.x1};
  padding: ${space.x1half} ${space.x2} ${space.x2};
  box-shadow: 0 0 0 1px ${color.border};
  dt { grid-column: 1 / -1; padding-inline-end: ${space.x4}; color: ${color.textMuted}; font-size: ${font.size.small}; }
`;

const About = styled.dd`
  position: absolute;
  top: ${space.x1};
  inset-inline-end: ${space.x1};
  opacity: 0.7;
  &:hover, &:focus-within { opacity: 1; }
`;

const Values = styled.dd<{ $isSmall: boolean; $isMissing: boolean }>`
  display: flex;
  grid-column: 1;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.x2};
  color: ${({ $isMissing }) => ($isMissing ? color.textMuted : color.text)};
  font-variant-numeric: tabular-nums;
  span { display: grid; white-space: nowrap; }
  b { font-size: ${({ $isSmall }) => ($isSmall ? font.size.title : font.size.figure)}; font-weight: ${font.weight.bold}; line-height: 1.3; }
  span:not(:only-child) b { font-size: ${font.size.title}; }
  small { color: ${color.textMuted}; font-size: ${font.size.caption}; line-height: 1.3; }
`;

// A second `dd`, because a `dl` may contain nothing else.
const Line = styled.dd`
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${space.x1};
  min-height: 20px;
  color: ${color.textMuted};
  font-size: ${font.size.small};
  line-height: 1.5;
`;

const Course = styled.dd`
  grid-column: 2;
  grid-row: 2;
  align-self: center;
  svg { max-width: 22vw; }
`;

const Goal = styled.dd`
  grid-column: 1 / -1;
`;

const Moved = styled.span<{ $ink: string }>`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  color: ${({ $ink }) => $ink};
  font-weight: ${font.weight.medium};
  font-variant-numeric: tabular-nums;
`;
