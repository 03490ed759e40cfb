import { type RefObject, useCallback, useRef, useState } from 'react';
import type { Asked } from './Asked.ts';

export function useAsked(frame: RefObject<HTMLElement | null>, say: (text: string) => void) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const before = useRef<Element | null>(null);

  const ask = useCallback((next: Asked) => {
    before.current = document.activeElement;
    setAsked(next);
  }, []);
  const end = useCallback(
    (done: string | null) => {
      setAsked(null);
      if (done !== null) say(done);
      const element = before.current;
      const isThere = element instanceof HTMLElement && element.isConnected && element !== document.body;
      (isThere ? element : frame.current)?.focus({ preventScroll: true });
    },
    [frame, say],
  );
  return { asked, ask, end };
}
