import type { RefObject } from 'react';

interface ChangeDetails {
  event: Event;
  cancel: () => void;
}

/** Ignores a press on the anchor that closes the panel, because its click would open the panel again. */
export function ignoreAnchorPress(anchor: RefObject<HTMLElement | null>, onOpenChange: (open: boolean) => void) {
  return (next: boolean, details: ChangeDetails) => {
    const { target } = details.event;
    if (!next && target instanceof Node && anchor.current?.contains(target)) details.cancel();
    else onOpenChange(next);
  };
}
