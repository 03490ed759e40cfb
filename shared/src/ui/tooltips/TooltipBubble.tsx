import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { color, depth, font, radius, space } from '../theme/tokens.ts';

const GAP_PX = 6;
const WINDOW_MARGIN_PX = 8;

/** Screen readers get the text from the element itself. */
export function TooltipBubble({ text, anchor }: { text: string; anchor: HTMLElement }) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (bubble.current) place(bubble.current, anchor);
  });
  return createPortal(
    <Bubble ref={bubble} aria-hidden="true" data-tooltip-bubble>
      {text}
    </Bubble>,
    document.body,
  );
}

/** Placed above if there is no room below. */
function place(bubble: HTMLElement, anchor: HTMLElement): void {
  const { left, width, top, bottom } = anchor.getBoundingClientRect();
  const below = bottom + GAP_PX;
  const fitsBelow = below + bubble.offsetHeight + WINDOW_MARGIN_PX <= window.innerHeight;
  const rightmost = document.documentElement.clientWidth - bubble.offsetWidth - WINDOW_MARGIN_PX;
  const centred = left + width / 2 - bubble.offsetWidth / 2;
  bubble.style.top = `${fitsBelow ? below : top - GAP_PX - bubble.offsetHeight}px`;
  bubble.style.left = `${Math.max(WINDOW_MARGIN_PX, Math.min(centred, rightmost))}px`;
}

const Bubble = styled.div`
  position: fixed;
  top: 0;
  left: 0;
  z-index: ${depth.tooltip};
  max-width: min(280px, calc(100vw - ${2 * WINDOW_MARGIN_PX}px));
  padding: ${space.half} ${space.x1};
  border-radius: ${radius.small};
  background: ${color.inverse};
  color: ${color.onInverse};
  font-size: ${font.size.small};
  line-height: 1.4;
  overflow-wrap: anywhere;
`;
