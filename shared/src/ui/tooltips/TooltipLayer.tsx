import { useEffect, useState } from 'react';
import type { TooltipBubble } from './TooltipBubble.tsx';
import { watchTooltips } from './watchTooltips.ts';

/**
 * Renders the tooltips of the whole page; rendered once by the shell. The text is the attribute
 * `data-tooltip`, or `aria-label` if that is empty. The code loads with the first tooltip, and the next one
 * retries after a failure.
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
