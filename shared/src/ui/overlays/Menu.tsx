import { type ReactElement, useState } from 'react';
import { lazyPart } from '../lazy/lazyPart.tsx';
import type { MenuGroup } from './bodies/MenuBody.tsx';
import { type TriggerProps, useAnchoredPopover } from './bodies/useAnchoredPopover.ts';

interface MenuProps {
  label: string;
  trigger: ReactElement<TriggerProps>;
  /** Separated by lines. */
  groups: readonly MenuGroup[];
}

/** Renders the list for a button that is mounted separately. */
export const { Part: MenuList, preload: preloadMenu } = lazyPart(
  () => import('./bodies/MenuBody.tsx').then((module) => module.MenuBody),
  {
    onMissing: ({ onOpenChange }) => onOpenChange(false),
  },
);

/** Returns props for the button of a `MenuList`, which is also its anchor. */
export function useMenuButton(trigger: ReactElement<TriggerProps>, open: boolean, onOpenChange: (open: boolean) => void) {
  return useAnchoredPopover({ kind: 'menu', trigger, open, onOpenChange, preload: preloadMenu });
}

/** A menu button. Arrow keys and first letters move, Enter runs, Escape closes. */
export function Menu({ label, trigger, groups }: MenuProps) {
  const [open, setOpen] = useState(false);
  const { anchor, button, wasOpen } = useMenuButton(trigger, open, setOpen);
  return (
    <>
      {button}
      {wasOpen ? <MenuList label={label} anchor={anchor} open={open} onOpenChange={setOpen} groups={groups} /> : null}
    </>
  );
}
