import { VisuallyHidden, whenPainted } from '@fanfare/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';
import { createScrollPositions, POSITIONS_KEY } from './createScrollPositions.ts';
import { scrollWhenPossible } from './scrollWhenPossible.ts';
import { whenHeadingAppears } from './whenHeadingAppears.ts';

/**
 * What a browser does by itself when it loads a page, for screens that change without a load: begins at the top, goes back to where it was
 * scrolled to, puts the focus on the heading and lets screen readers say where one is.
 */
export function PageArrival() {
  const { pathname, key } = useLocation();
  const kind = useNavigationType();
  const [said, setSaid] = useState('');
  const [positions] = useState(createScrollPositions);
  const loadedPath = useRef<string | null>(pathname);

  // A new path is a new screen; the rest is how one came there.
  useEffect(() => {
    const stopScrolling = kind === 'POP' ? scrollWhenPossible(positions.topOf({ key })) : () => undefined;
    const isFirst = loadedPath.current === pathname;
    loadedPath.current = null;
    // A page that has just been loaded has the focus where the browser puts it.
    if (isFirst) return stopScrolling;
    setSaid('');
    // To put the focus somewhere takes a layout of the page: the screen is painted first.
    let stopPainting: (() => void) | undefined;
    const stopWaiting = whenHeadingAppears((heading) => {
      stopPainting = whenPainted(() => {
        if (hasFocus()) setSaid(heading.textContent);
        else focusQuietly(heading);
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
        {said}
      </VisuallyHidden>
    </>
  );
}

/** A window that is closing, such as the one whose command led here, has the focus only until it is gone. */
function hasFocus(): boolean {
  const at = document.activeElement;
  return at !== null && at !== document.body && !at.closest('[data-closed]');
}

/** Nothing happens on Enter there, so no ring that would promise it. */
function focusQuietly(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}
