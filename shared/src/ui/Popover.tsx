import { cloneElement, type ReactElement, type ReactNode, type RefAttributes, Suspense, useRef, useState } from 'react';
import { lazyPart } from './overlays/lazyPart.ts';

interface TriggerProps extends RefAttributes<HTMLButtonElement> {
  onClick?: () => void;
  onPointerEnter?: () => void;
  'aria-haspopup'?: 'dialog';
  'aria-expanded'?: boolean;
}

interface PopoverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens it. */
  trigger: ReactElement<TriggerProps>;
  title: string;
  children: ReactNode;
}

const { Part: PopoverBody, preload } = lazyPart(() => import('./overlays/PopoverBody.tsx').then((module) => module.PopoverBody));

/** A panel that hangs from its button: keeps clear of the window's edges, closes on Escape and on a press outside, gives focus back. */
export function Popover({ open, onOpenChange, trigger, title, children }: PopoverProps) {
  const ownRef = useRef<HTMLButtonElement>(null);
  const givenRef = trigger.props.ref;
  const anchor = givenRef && typeof givenRef === 'object' ? givenRef : ownRef;
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return (
    <>
      {cloneElement(trigger, {
        ref: anchor,
        onClick: () => onOpenChange(!open),
        onPointerEnter: preload,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
      })}
      {wasOpen ? (
        <Suspense fallback={null}>
          <PopoverBody anchor={anchor} open={open} onOpenChange={onOpenChange} title={title}>
            {children}
          </PopoverBody>
        </Suspense>
      ) : null}
    </>
  );
}
