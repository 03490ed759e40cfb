import { Button, color, describe, font, radius, space } from '@fanfare/shared/ui';
import { Info, TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SampleBadge } from '../../components/SampleBadge.tsx';
import { copy } from '../../copy/analytics.ts';
import { changeText } from '../../state/texts/changeText.ts';

const text = copy.figures;

interface FigureCardProps {
  label: string;
  /** Several values are shown side by side, each with its name. */
  values: readonly { value: string; name?: string }[];
  hint: string;
  /** Definition and sample size, in a tooltip. */
  about?: string;
  /** Change from the previous period in percent. */
  change?: number | null;
  goal?: ReactNode;
  isSample?: boolean;
}

export function FigureCard({ label, values, hint, about, change = null, goal, isSample = false }: FigureCardProps) {
  const words = changeText(change);
  const Trend = (change ?? 0) < 0 ? TrendingDown : TrendingUp;
  return (
    <Figure>
      <dt>{label}</dt>
      {about === undefined ? null : (
        <About>
          <Button $size="small" $variant="quiet" aria-label={text.about(label)} {...describe(about)}>
            <Info aria-hidden="true" />
          </Button>
        </About>
      )}
      <Values>
        {values.map(({ value, name }) => (
          <span key={name ?? ''}>
            <b>{value}</b>
            {name === undefined ? null : <small>{name}</small>}
          </span>
        ))}
      </Values>
      <Quiet>{hint}</Quiet>
      {words === null ? null : (
        <Quiet>
          {change === 0 ? null : <Trend aria-hidden="true" size={14} />}
          {text.change(words)}
        </Quiet>
      )}
      {goal ? <Quiet>{goal}</Quiet> : null}
      {isSample ? (
        <Quiet>
          <SampleBadge isSample />
        </Quiet>
      ) : null}
    </Figure>
  );
}

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 210px), 1fr));
  gap: ${space.x2};
`;

const Figure = styled.div`
  position: relative;
  padding: ${space.x2};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  dt { padding-inline-end: ${space.x3}; color: ${color.textMuted}; font-size: ${font.size.small}; }
`;

const About = styled.dd`
  position: absolute;
  top: ${space.half};
  inset-inline-end: ${space.half};
`;

const Values = styled.dd`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.x2};
  font-variant-numeric: tabular-nums;
  span { display: grid; }
  b { font-size: ${font.size.display}; font-weight: ${font.weight.bold}; line-height: 1.25; }
  span:not(:only-child) b { font-size: ${font.size.title}; line-height: 1.75; }
  small { color: ${color.textMuted}; font-size: ${font.size.small}; }
`;

// Uses a second `dd`, because a `dl` may contain nothing else.
const Quiet = styled.dd`
  display: flex;
  align-items: center;
  gap: 4px;
  color: ${color.textMuted};
  font-size: ${font.size.small};
  line-height: 1.5;
  svg { flex: none; }
`;
