import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { whenPainted } from './whenPainted.ts';

interface AfterPaintProps {
  /** Must have the size of the content. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Renders heavy content after the next paint, so that navigation responds immediately. On the first page,
 * where nothing was pressed, renders without delay.
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
