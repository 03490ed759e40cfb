const SHOW_AFTER_MS = 400;
/** Long enough to move the pointer onto the tooltip. */
const HIDE_AFTER_MS = 150;

/** @returns a function that stops watching */
export function watchTooltips(page: Document, show: (anchor: HTMLElement | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const change = (to: HTMLElement | null, afterMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => show(to), afterMs);
  };
  const hideNow = () => {
    clearTimeout(timer);
    show(null);
  };

  const watching = new AbortController();
  const options = { capture: true, passive: true, signal: watching.signal };
  page.addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      if (target instanceof Element && target.closest('[data-tooltip-bubble]')) clearTimeout(timer);
      else if (pointerType === 'mouse') {
        const owner = ownerOf(target);
        change(owner, owner ? SHOW_AFTER_MS : HIDE_AFTER_MS);
      }
    },
    options,
  );
  page.addEventListener(
    'focusin',
    ({ target }) => {
      const owner = ownerOf(target);
      if (owner?.matches(':focus-visible')) change(owner, SHOW_AFTER_MS);
    },
    options,
  );
  page.addEventListener('keydown', ({ key }) => key === 'Escape' && hideNow(), options);
  for (const away of ['pointerdown', 'focusout', 'scroll'] as const) page.addEventListener(away, hideNow, options);
  return () => {
    clearTimeout(timer);
    watching.abort();
  };
}

function ownerOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
}
