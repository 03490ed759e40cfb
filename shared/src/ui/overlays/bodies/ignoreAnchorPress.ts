import type { RefObject } from 'react';

interface ChangeDetails {
  event: Event;
  cancel: () => void;
}

/** Ignores a press on the anchor: it would close the panel, and its click would open it again. */
export function ignoreAnchorPress(anchor: RefObject<HTMLElement | null>, onOpenChange: (open: boolean) => void) {
  return (next: boolean, details: ChangeDetails) => {
    const { target, type } = details.event;
    // Escape still closes: the focus is on the anchor until the panel takes it.
    if (!next && type !== 'keydown' && target instanceof Node && anchor.current?.contains(target)) details.cancel();
    else onOpenChange(next);
  };
}
