import { color, media, motion } from '@fanfare/shared/ui';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import styled from 'styled-components';
import { panelsCopy as copy } from '../../copy/panels/panels.ts';
import { PANEL_WIDTH, type PanelWidth } from './usePanelWidth.ts';

const STEP_PX = 20;
const steps: Record<string, number> = { ArrowLeft: STEP_PX, ArrowRight: -STEP_PX };

export function PanelEdge({ px, setPx }: PanelWidth) {
  const begin = useRef<{ x: number; px: number } | null>(null);
  const grab = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    begin.current = { x: event.clientX, px };
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (begin.current) setPx(begin.current.px + (begin.current.x - event.clientX) * towardsStart(event.currentTarget));
  };
  const moveOnKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const change = steps[event.key];
    if (change === undefined) return;
    event.preventDefault();
    setPx(px + change * towardsStart(event.currentTarget));
  };
  return (
    <Edge
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={copy.width}
      aria-valuenow={px}
      aria-valuemin={PANEL_WIDTH.least}
      aria-valuemax={PANEL_WIDTH.most}
      onKeyDown={moveOnKey}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={() => {
        begin.current = null;
      }}
    />
  );
}

function towardsStart(element: Element): number {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}

const Edge = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-start: -5px;
  z-index: 1;
  width: 9px;
  cursor: col-resize;
  touch-action: none;
  &::after { content: ''; position: absolute; inset: 0 3px; background: transparent; transition: background ${motion.quick}; }
  &:hover::after, &:focus-visible::after { background: ${color.accent}; }
  &:focus-visible { outline: none; }
  ${media.narrow} { display: none; }
`;
