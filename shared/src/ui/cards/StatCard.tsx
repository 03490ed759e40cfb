import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, media, radius, Skeleton, space } from '../index.ts';

interface StatCardProps {
  label: ReactNode;
  value: ReactNode;
  hint?: string;
  below?: ReactNode;
}

/** Shows a figure with its name. `value` is null while it is loading. */
export function StatCard({ label, value, hint, below }: StatCardProps) {
  return (
    <Stat>
      <dt>{label}</dt>
      <dd aria-busy={value === null}>{value ?? <Skeleton $width="3ch" $height="1.25em" />}</dd>
      {hint ? <Hint>{hint}</Hint> : null}
      {below ? <Hint>{below}</Hint> : null}
    </Stat>
  );
}

/** Lays out figures in lines, without cards. */
export const StatRow = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: ${space.x2} 0;
  padding-block: ${space.x1};
  border-block: 1px solid ${color.border};
  overflow: hidden;
  > div {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    margin-inline-start: -1px;
    padding: ${space.half} ${space.x2};
    border: 0;
    border-inline-start: 1px solid ${color.border};
    border-radius: 0;
    background: none;
  }
  ${media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    dd:first-of-type { font-size: ${font.size.title}; }
  }
`;

// A second `dd`, because a `dl` may contain nothing else.
const Hint = styled.dd`
  && { font-size: ${font.size.small}; font-weight: ${font.weight.regular}; line-height: 1.5; color: ${color.textMuted}; }
`;

const Stat = styled.div`
  background: ${color.surface};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  padding: ${space.x2};
  dt { font-size: ${font.size.small}; color: ${color.textMuted}; }
  dd { font-size: ${font.size.display}; font-weight: ${font.weight.bold}; line-height: 1.25; font-variant-numeric: tabular-nums; }
`;
