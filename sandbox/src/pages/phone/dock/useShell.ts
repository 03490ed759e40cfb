import type { PhoneMessage } from '@fanfare/shared/contracts';
import { useEffect } from 'react';

/** Talks to the page of the app that frames this one. */
export function useShell(appUrl: string | null, isReady: boolean): void {
  useEffect(() => {
    if (appUrl === null) return undefined;
    const post = (message: PhoneMessage) => window.parent.postMessage(message, appUrl);
    const onMessage = ({ source, origin, data }: MessageEvent<PhoneMessage>) => {
      if (source !== window.parent || origin !== appUrl) return;
      if (data.phone === 'theme') showTheme(data.theme);
      if (data.phone === 'focus') document.querySelector('textarea')?.focus();
    };
    let mayClose = false;
    const onKeyDown = (event: KeyboardEvent) => {
      const isInOverlay = event.target instanceof Element && event.target.closest('[role="dialog"]') !== null;
      mayClose = event.key === 'Escape' && !event.defaultPrevented && !isInOverlay;
    };
    // On release, because the app then removes this page with the focus in it.
    const onKeyUp = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && mayClose) post({ phone: 'close' });
      mayClose = false;
    };
    window.addEventListener('message', onMessage);
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('keyup', onKeyUp);
    if (isReady) post({ phone: 'ready' });
    return () => {
      window.removeEventListener('message', onMessage);
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('keyup', onKeyUp);
    };
  }, [appUrl, isReady]);
}

/** Before the first message, the theme of the URL. */
export function showTheme(theme: string | null): void {
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
}
