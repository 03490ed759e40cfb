import { type ReactElement, useState } from 'react';
import { lazyPart } from '../overlays/lazyPart.tsx';
import type { MenuGroup } from '../overlays/MenuBody.tsx';
import { type TriggerProps, useHangingPart } from '../overlays/useHangingPart.ts';

interface MenuProps {
  /** Names the menu for screen readers. */
  label: string;
  /** The button that opens it, by press or arrow down. */
  trigger: ReactElement<TriggerProps>;
  /** Divided by lines. */
  groups: readonly MenuGroup[];
}

/** What hangs from the button of a menu, for whoever keeps it while buttons come and go. */
export const { Part: MenuList, preload: preloadMenu } = lazyPart(
  () => import('../overlays/MenuBody.tsx').then((module) => module.MenuBody),
  {
    onMissing: ({ onOpenChange }) => onOpenChange(false),
  },
);

/** The button of a `MenuList`, and what it hangs from. */
export function useMenuButton(trigger: ReactElement<TriggerProps>, open: boolean, onOpenChange: (open: boolean) => void) {
  return useHangingPart({ kind: 'menu', trigger, open, onOpenChange, preload: preloadMenu });
}

/** A list of things to do that hangs from a button: arrow keys and first letters move, Enter does, Escape leaves. */
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
