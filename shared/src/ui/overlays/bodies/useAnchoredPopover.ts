import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type RefAttributes,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

export interface TriggerProps extends RefAttributes<HTMLButtonElement> {
  onClick?: () => void;
  onPointerEnter?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void;
  'aria-haspopup'?: 'dialog' | 'menu';
  'aria-expanded'?: boolean;
}

interface AnchoredPopoverOptions {
  kind: 'dialog' | 'menu';
  trigger: ReactElement<TriggerProps>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Loads the code when a press is likely. */
  preload: () => void;
}

export function useAnchoredPopover({ kind, trigger, open, onOpenChange, preload }: AnchoredPopoverOptions) {
  const ownRef = useRef<HTMLButtonElement>(null);
  const givenRef = trigger.props.ref;
  const anchor = givenRef && typeof givenRef === 'object' ? givenRef : ownRef;
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  // The panel listens only after its first paint.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const closeOnEscape = ({ key, isComposing, defaultPrevented }: globalThis.KeyboardEvent) => {
      if (key === 'Escape' && !isComposing && !defaultPrevented) onOpenChange(false);
    };
    window.addEventListener('keydown', closeOnEscape);
    return () => window.removeEventListener('keydown', closeOnEscape);
  }, [open, onOpenChange]);
  const button = cloneElement(trigger, {
    ref: anchor,
    onClick: () => onOpenChange(!open),
    onPointerEnter: preload,
    'aria-haspopup': kind,
    'aria-expanded': open,
    ...(kind === 'menu' && {
      onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
        if (event.key !== 'ArrowDown' || open) return;
        event.preventDefault();
        onOpenChange(true);
      },
    }),
  });
  return { anchor, button, wasOpen };
}
