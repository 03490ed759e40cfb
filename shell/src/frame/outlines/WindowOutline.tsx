import { SIDEBAR_WIDTH_UNITS } from '@fanfare/shared/contracts';
import { color, media, Skeleton, space } from '@fanfare/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export function WindowOutline({ heading }: { heading: ReactNode }) {
  return (
    <Window data-fills-window>
      <Bar>
        {heading}
        <Skeleton $height="24px" $width="min(160px, 40%)" />
        <Skeleton $height="40px" $width="min(320px, 40%)" />
      </Bar>
      <Side>
        <Skeleton $height="56px" />
        <Skeleton $height="56px" />
        <Skeleton $height="56px" />
      </Side>
    </Window>
  );
}

const Window = styled.main`
  display: grid;
  grid-template: auto 1fr / ${SIDEBAR_WIDTH_UNITS * 4}px 1fr;
  height: calc(100dvh - var(--frame-top, 0px) - var(--frame-bottom, 0px));
  ${media.narrow} { grid-template-columns: 1fr; }
`;

const Bar = styled.div`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 57px;
  padding: ${space.x1} ${space.x2};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
`;

const Side = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.x1};
  padding: ${space.x2};
  border-inline-end: 1px solid ${color.border};
  background: ${color.surface};
  ${media.narrow} { display: none; }
`;
