import { useState } from 'react';
import { lazyPart } from '../lazy/lazyPart.tsx';
import type { DialogProps } from './bodies/DialogBody.tsx';

const { Part: DialogBody, preload } = lazyPart(() => import('./bodies/DialogBody.tsx').then((module) => module.DialogBody), {
  onMissing: ({ onClose }) => onClose(),
});

/** Preloads dialogs, so that one can open offline. */
export const preloadDialog = preload;

/** A modal dialog that traps focus, closes on Escape and on a press outside, and restores focus. */
export function Dialog(props: DialogProps) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  // Stays mounted after closing, so that focus can return.
  return wasOpen ? <DialogBody {...props} /> : null;
}
