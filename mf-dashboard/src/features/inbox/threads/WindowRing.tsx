import { color } from '@fanfare/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ReplyWindow } from '../replyWindow.ts';

const SIZE = 44;
const STROKE = 3;
const RADIUS = (SIZE - STROKE) / 2;
const ROUND = 2 * Math.PI * RADIUS;
/** Share of the 24 hours below which the ring warns. */
const LITTLE = 1 / 6;

/** Decorative, because the row shows the remaining time as text. */
export function WindowRing({ window, children }: { window: ReplyWindow; children: ReactNode }) {
  const share = window.kind === 'open' ? window.share : 0;
  return (
    <Frame>
      <svg width={SIZE} height={SIZE} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
        <circle
          cx={SIZE / 2}
          cy={SIZE / 2}
          r={RADIUS}
          stroke={color.border}
          strokeDasharray={window.kind === 'open' ? 'none' : '3 4'}
        />
        {share > 0 ? (
          <circle
            cx={SIZE / 2}
            cy={SIZE / 2}
            r={RADIUS}
            stroke={share > LITTLE ? color.success : color.warning}
            strokeDasharray={`${share * ROUND} ${ROUND}`}
            strokeLinecap="round"
          />
        ) : null}
      </svg>
      {children}
    </Frame>
  );
}

const Frame = styled.span`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: ${SIZE}px;
  height: ${SIZE}px;
  svg { position: absolute; inset: 0; rotate: -90deg; }
  circle { fill: none; stroke-width: ${STROKE}px; }
`;
