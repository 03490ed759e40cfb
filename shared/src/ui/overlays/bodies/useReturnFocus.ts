import { type RefObject, useRef } from 'react';

/** Returns the focus unless another element has taken it: a dialog opened by a menu item may be open already. */
export function useReturnFocus(anchor: RefObject<HTMLElement | null>) {
  const panel = useRef<HTMLDivElement>(null);
  const finalFocus = () => {
    const { activeElement, body } = document;
    const isOurs = activeElement === null || activeElement === body || panel.current?.contains(activeElement);
    return isOurs ? anchor.current : false;
  };
  return { ref: panel, finalFocus };
}
