import { VisuallyHidden, whenPainted } from '@fanfare/shared/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

import { isAtTop, restoreScroll, watchScroll } from './scrollMemory.ts';
import { whenHeadingAppears } from './whenHeadingAppears.ts';

/**
 * What a browser does by itself when it loads a page, for screens that change without a load: begins at the top, goes back to where it was
 * scrolled to, puts the focus on the heading and lets screen readers say where one is.
 */
export function PageArrival() {
  const { pathname, key } = useLocation();
  const kind = useNavigationType();
  const [said, setSaid] = useState('');
  const entry = useRef(key);
  const loadedPath = useRef<string | null>(pathname);

  useLayoutEffect(() => {
    entry.current = key;
  }, [key]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    return watchScroll(() => entry.current);
  }, []);

  // A new path is a new screen; the rest is how one came there.
  useEffect(() => {
    const stopScrolling = kind === 'POP' ? restoreScroll(key) : scrollToTop();
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
    <VisuallyHidden as="p" aria-live="polite" role="status">
      {said}
    </VisuallyHidden>
  );
}

function scrollToTop(): () => void {
  // To ask or to tell the browser where it is takes a layout: not where it is known.
  if (!isAtTop()) window.scrollTo(0, 0);
  return () => undefined;
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
