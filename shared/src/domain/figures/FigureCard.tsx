import { Info } from 'lucide-react';
import { type ComponentType, type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import type { FigureId } from '../../contracts/figures.ts';
import { StatCard } from '../../ui/cards/StatCard.tsx';
import { color, describe, radius } from '../../ui/index.ts';
import { copy } from '../copy.ts';
import { figureList } from './figureList.ts';
import { figureTexts } from './figureTexts.ts';
import { useSoftCount } from './useSoftCount.ts';

interface FigureCardProps {
  id: FigureId;
  /** Null while it is loading. */
  value: string | null;
  hint?: string;
  below?: ReactNode;
  /** Absent on the page that contains the list. */
  link?: ComponentType<{ to: string; children: ReactNode }>;
}

/** A registered figure with its definition and a link to its list. */
export function FigureCard({ id, value, hint, below, link: Link }: FigureCardProps) {
  const { name, definition } = figureTexts[id];
  const [isExplained, setIsExplained] = useState(false);
  const definitionId = useId();
  const shown = useSoftCount(value);
  const list = figureList(id, new Date());
  return (
    <StatCard
      label={
        <>
          {name} {/* Touch devices have no tooltip, so a tap shows the definition. */}
          <About
            type="button"
            aria-label={copy.figures.about(name)}
            aria-expanded={isExplained}
            aria-controls={definitionId}
            onClick={() => setIsExplained(!isExplained)}
            {...describe(definition)}
          >
            <Info aria-hidden="true" />
          </About>
        </>
      }
      value={
        value !== null && Link && list ? (
          <Value as={Link} to={list} aria-label={copy.figures.value(name, value)} children={shown} />
        ) : (
          shown
        )
      }
      {...(hint && { hint })}
      below={
        isExplained || below ? (
          <>
            <span id={definitionId}>{isExplained ? definition : null}</span>
            {below}
          </>
        ) : undefined
      }
    />
  );
}

const About = styled.button`
  display: inline-grid;
  place-items: center;
  width: 24px;
  height: 24px;
  margin: -4px 0;
  vertical-align: middle;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: ${color.textMuted};
  cursor: pointer;
  &:hover { color: ${color.text}; }
  svg { width: 14px; height: 14px; }
`;

const Value = styled.a<{ to: string }>`
  color: inherit;
  text-decoration: none;
  &:hover { text-decoration: underline; text-underline-offset: 3px; }
`;
