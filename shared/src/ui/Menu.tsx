import { type ReactElement, useState } from 'react';
import { lazyPart } from './overlays/lazyPart.tsx';
import type { MenuGroup } from './overlays/MenuBody.tsx';
import { type TriggerProps, useHangingPart } from './overlays/useHangingPart.ts';

interface MenuProps {
  /** Names the menu for screen readers. */
  label: string;
  /** The button that opens it, by press or arrow down. */
  trigger: ReactElement<TriggerProps>;
  /** Divided by lines. */
  groups: readonly MenuGroup[];
}

const { Part: MenuBody, preload } = lazyPart(() => import('./overlays/MenuBody.tsx').then((module) => module.MenuBody), {
  onMissing: ({ onOpenChange }) => onOpenChange(false),
});

/** A list of things to do that hangs from a button: arrow keys and first letters move, Enter does, Escape leaves. */
export function Menu({ label, trigger, groups }: MenuProps) {
  const [open, setOpen] = useState(false);
  const { anchor, button, wasOpen } = useHangingPart({ kind: 'menu', trigger, open, onOpenChange: setOpen, preload });
  return (
    <>
      {button}
      {wasOpen ? <MenuBody label={label} anchor={anchor} open={open} onOpenChange={setOpen} groups={groups} /> : null}
    </>
  );
}
