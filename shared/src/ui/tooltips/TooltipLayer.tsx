import { useEffect, useState } from 'react';
import { TooltipBubble } from './TooltipBubble.tsx';
import { watchTooltips } from './watchTooltips.ts';

/**
 * Draws the tooltips of the whole page: rendered once, by the shell. An element has one by its attribute `data-tooltip`; where that is empty,
 * its `aria-label` is the text. One layer costs a page nothing until a pointer rests, whatever the number of buttons.
 */
export function TooltipLayer() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useEffect(() => watchTooltips(document, setAnchor), []);
  const text = anchor && (anchor.dataset.tooltip || anchor.getAttribute('aria-label'));
  return text ? <TooltipBubble text={text} anchor={anchor} /> : null;
}
