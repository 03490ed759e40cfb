import { type RefObject, useEffect, useRef } from 'react';

/** A panel that is opened takes the focus, one that is closed gives it back. What the page begins with takes none. */
export function usePanelFocus(frame: RefObject<HTMLElement | null>, openId: string | null): void {
  const before = useRef(openId);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    const was = before.current;
    before.current = openId;
    if (openId === was) return;
    if (openId !== null) {
      const { activeElement } = document;
      if (!frame.current?.contains(activeElement)) opener.current = activeElement;
      frame.current?.focus({ preventScroll: true });
      return;
    }
    const back = opener.current;
    // Whoever closed it by a press elsewhere is there already.
    if (document.activeElement === document.body && back instanceof HTMLElement && back.isConnected) {
      back.focus({ preventScroll: true });
    }
  }, [frame, openId]);
}
