import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';

interface AfterPaintProps {
  /** Of the size of what will come, so that nothing moves. */
  fallback: ReactNode;
  children: ReactNode;
}

let isFirstScreen = true;

/**
 * Draws what is heavy (a table, a chart, a canvas) after what stands around it has been painted, so that a press on a link shows at once that
 * it was heard. Not on the first screen of a page: there nobody waits for an answer to a press, and the content is what counts.
 */
export function AfterPaint({ fallback, children }: AfterPaintProps) {
  const [isDirect] = useState(isFirstScreen);
  const isDue = useDeferredValue(true, isDirect);
  useEffect(() => {
    isFirstScreen = false;
  }, []);
  return isDue ? children : fallback;
}
