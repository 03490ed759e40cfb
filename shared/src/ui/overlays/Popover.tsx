import type { ReactElement, ReactNode } from 'react';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { type TriggerProps, useAnchoredPopover } from './bodies/useAnchoredPopover.ts';

interface PopoverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger: ReactElement<TriggerProps>;
  title: string;
  children: ReactNode;
}

const { Part: PopoverBody, preload } = lazyPart(() => import('./bodies/PopoverBody.tsx').then((module) => module.PopoverBody), {
  onMissing: ({ onOpenChange }) => onOpenChange(false),
});

/**
 * A panel anchored to a button. It stays in the viewport, closes on Escape and on a press outside, and
 * restores focus.
 */
export function Popover({ open, onOpenChange, trigger, title, children }: PopoverProps) {
  const { anchor, button, wasOpen } = useAnchoredPopover({ kind: 'dialog', trigger, open, onOpenChange, preload });
  return (
    <>
      {button}
      {wasOpen ? (
        <PopoverBody anchor={anchor} open={open} onOpenChange={onOpenChange} title={title}>
          {children}
        </PopoverBody>
      ) : null}
    </>
  );
}
