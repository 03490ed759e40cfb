import { color, font, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../../copy.ts';

/** Instagram's tokens are valid for so many days. */
const LIFETIME_DAYS = 60;
const SOON_DAYS = 7;
const CIRCLE = 100;

export function TokenRing({ days }: { days: number }) {
  const share = Math.min(1, days / LIFETIME_DAYS);
  return (
    <Row $isSoon={days < SOON_DAYS}>
      <svg viewBox="0 0 20 20" width={20} height={20} aria-hidden="true">
        <circle cx={10} cy={10} r={7.5} />
        <circle cx={10} cy={10} r={7.5} pathLength={CIRCLE} strokeDasharray={`${share * CIRCLE} ${CIRCLE}`} />
      </svg>
      {copy.connected.daysLeft(days)}
    </Row>
  );
}

const Row = styled.p<{ $isSoon: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space.x1};
  margin-top: ${space.half};
  color: ${({ $isSoon }) => ($isSoon ? color.warning : color.textMuted)};
  font-size: ${font.size.small};
  circle { fill: none; stroke: ${color.border}; stroke-width: 3; }
  circle + circle {
    stroke: ${({ $isSoon }) => ($isSoon ? color.warning : color.success)};
    stroke-linecap: round;
    transform: rotate(-90deg);
    transform-origin: center;
  }
`;
