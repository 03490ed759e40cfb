import { type RefObject, useEffect } from 'react';

/** On narrow screens the panel covers everything, so the rest of the screen is inert. */
export function useModalSheet(frame: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const sheet = frame.current;
    if (!isOpen || !sheet) return undefined;
    let hidden: Element[] = [];
    const show = () => {
      for (const element of hidden) element.removeAttribute('inert');
      hidden = [];
    };
    const adjust = () => {
      show();
      if (getComputedStyle(sheet).position !== 'fixed') return;
      hidden = elementsOutside(sheet).filter((element) => !element.hasAttribute('inert'));
      for (const element of hidden) element.setAttribute('inert', '');
    };
    adjust();
    window.addEventListener('resize', adjust);
    return () => {
      window.removeEventListener('resize', adjust);
      show();
    };
  }, [frame, isOpen]);
}

function elementsOutside(sheet: Element): Element[] {
  const beside: Element[] = [];
  for (let at = sheet; at.parentElement && !at.hasAttribute('data-fills-window'); at = at.parentElement) {
    for (const sibling of at.parentElement.children) if (sibling !== at) beside.push(sibling);
  }
  return beside;
}
