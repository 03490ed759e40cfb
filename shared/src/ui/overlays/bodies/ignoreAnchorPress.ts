import type { RefObject } from 'react';

interface ChangeDetails {
  event: Event;
  cancel: () => void;
}

/** Ignores a press on the anchor: it would close the panel, and its click would open it again. */
export function ignoreAnchorPress(anchor: RefObject<HTMLElement | null>, onOpenChange: (open: boolean) => void) {
  return (next: boolean, details: ChangeDetails) => {
    const { target } = details.event;
    if (!next && target instanceof Node && anchor.current?.contains(target)) details.cancel();
    else onOpenChange(next);
  };
}
