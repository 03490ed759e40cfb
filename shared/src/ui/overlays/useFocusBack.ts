import { type RefObject, useRef } from 'react';

/**
 * Gives focus back to the button a panel hangs from, unless something else has taken it meanwhile: a window that an item of a menu opened
 * may stand before the menu is gone, and somebody may be typing there.
 *
 * @returns what the panel is given
 */
export function useFocusBack(anchor: RefObject<HTMLElement | null>) {
  const panel = useRef<HTMLDivElement>(null);
  const finalFocus = () => {
    const { activeElement, body } = document;
    const isOurs = activeElement === null || activeElement === body || panel.current?.contains(activeElement);
    return isOurs ? anchor.current : false;
  };
  return { ref: panel, finalFocus };
}
