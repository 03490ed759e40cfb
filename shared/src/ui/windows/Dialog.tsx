import { useState } from 'react';
import type { DialogProps } from '../overlays/DialogBody.tsx';
import { lazyPart } from '../overlays/lazyPart.tsx';

const { Part: DialogBody, preload } = lazyPart(() => import('../overlays/DialogBody.tsx').then((module) => module.DialogBody), {
  onMissing: ({ onClose }) => onClose(),
});

/** Loads the code of dialogs, so that one can open while the server is unreachable. */
export const preloadDialog = preload;

/** A modal window: traps focus, closes on Escape and on a press outside, gives focus back. */
export function Dialog(props: DialogProps) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  // Stays after closing, so that focus finds its way back.
  return wasOpen ? <DialogBody {...props} /> : null;
}
