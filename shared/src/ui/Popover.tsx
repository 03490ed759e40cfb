import { type ReactElement, type ReactNode, Suspense } from 'react';
import { lazyPart } from './overlays/lazyPart.ts';
import { type TriggerProps, useHangingPart } from './overlays/useHangingPart.ts';

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
  const { anchor, button, wasOpen } = useHangingPart({ kind: 'dialog', trigger, open, onOpenChange, preload });
  return (
    <>
      {button}
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
