import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { whenPainted } from './whenPainted.ts';

interface AfterPaintProps {
  /** Of the size of what will come, so that nothing moves. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Draws what is heavy (a table, a chart, a canvas) after what stands around it has been painted, so that a press on a link shows at once that
 * it was heard. Not where nobody has pressed anything on this page yet: nobody waits for an answer there, and the content is what counts.
 */
export function AfterPaint({ fallback, children }: AfterPaintProps) {
  const [isDue, setIsDue] = useState(() => !hasPressed());
  useEffect(() => {
    if (isDue) return undefined;
    return whenPainted(() => startTransition(() => setIsDue(true)));
  }, [isDue]);
  return isDue ? children : fallback;
}

function hasPressed(): boolean {
  return 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
}
