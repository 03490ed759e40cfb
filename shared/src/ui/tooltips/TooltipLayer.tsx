import { useEffect, useState } from 'react';
import type { TooltipBubble } from './TooltipBubble.tsx';
import { watchTooltips } from './watchTooltips.ts';

/**
 * Tooltips of the whole page, rendered once by the shell. The text is the attribute `data-tooltip`, or `aria-label`
 * when it is empty. The renderer loads with the first tooltip; a failure is retried with the next one.
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
