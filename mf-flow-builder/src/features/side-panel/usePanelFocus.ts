import { type RefObject, useEffect, useRef } from 'react';

/** Focuses a panel when it opens and restores the focus when it closes, except on the initial render. */
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
    // The user has already moved the focus elsewhere.
    if (document.activeElement === document.body && back instanceof HTMLElement && back.isConnected) {
      back.focus({ preventScroll: true });
    }
  }, [frame, openId]);
}
