import { VisuallyHidden, whenPainted } from '@fanfare/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';
import { createScrollPositions, POSITIONS_KEY } from './createScrollPositions.ts';
import { scrollWhenPossible } from './scrollWhenPossible.ts';
import { whenHeadingAppears } from './whenHeadingAppears.ts';

/** Scrolls, focuses the heading and announces it, as on a page load. */
export function PageArrival() {
  const { pathname, key } = useLocation();
  const kind = useNavigationType();
  const [announcement, setAnnouncement] = useState('');
  const [positions] = useState(createScrollPositions);
  const loadedPath = useRef<string | null>(pathname);

  useEffect(() => {
    const stopScrolling = kind === 'POP' ? scrollWhenPossible(positions.topOf({ key })) : () => undefined;
    const isFirst = loadedPath.current === pathname;
    loadedPath.current = null;
    // The browser itself focuses a loaded page.
    if (isFirst) return stopScrolling;
    setAnnouncement('');
    // Focusing forces a layout, so this paints first.
    let stopPainting: (() => void) | undefined;
    const stopWaiting = whenHeadingAppears((heading) => {
      stopPainting = whenPainted(() => {
        if (hasFocus()) setAnnouncement(heading.textContent);
        else focusWithoutOutline(heading);
      });
    });
    return () => {
      stopScrolling();
      stopWaiting();
      stopPainting?.();
    };
  }, [pathname]);

  return (
    <>
      <ScrollRestoration getKey={positions.keyOf} storageKey={POSITIONS_KEY} />
      <VisuallyHidden as="p" aria-live="polite" role="status">
        {announcement}
      </VisuallyHidden>
    </>
  );
}

/** The focus in a closing dialog does not count. */
function hasFocus(): boolean {
  const at = document.activeElement;
  return at !== null && at !== document.body && !at.closest('[data-closed]');
}

function focusWithoutOutline(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}
