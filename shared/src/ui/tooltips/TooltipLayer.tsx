import { useEffect, useState } from 'react';
import type { TooltipBubble } from './TooltipBubble.tsx';
import { watchTooltips } from './watchTooltips.ts';

/**
 * Draws the tooltips of the whole page: rendered once, by the shell. An element has one by its attribute `data-tooltip`; where that is empty,
 * its `aria-label` is the text. One layer costs a page nothing until a pointer rests, whatever the number of buttons; what draws them
 * arrives with the first. Should it not arrive, the next one asks again, and nobody is told: the text is at hand for screen readers all the same.
 */
export function TooltipLayer() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [Bubble, setBubble] = useState<typeof TooltipBubble | null>(null);
  useEffect(() => watchTooltips(document, setAnchor), []);
  const text = anchor && (anchor.dataset.tooltip || anchor.getAttribute('aria-label'));
  const isMissing = Boolean(text) && !Bubble;
  useEffect(() => {
    if (isMissing) {
      import('./TooltipBubble.tsx').then(
        (module) => setBubble(() => module.TooltipBubble),
        () => undefined,
      );
    }
  }, [isMissing]);
  return text && Bubble ? <Bubble text={text} anchor={anchor} /> : null;
}
