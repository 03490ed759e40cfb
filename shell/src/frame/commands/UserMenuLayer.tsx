import type { Command } from '@fanfare/shared/host';
import { useLocation } from '@fanfare/shared/router';
import { selectIsSignedIn, useAppSelector } from '@fanfare/shared/store';
import { lazyPart } from '@fanfare/shared/ui';
import { type ReactNode, type RefObject, useCallback, useMemo, useState } from 'react';
import { UserMenuContext } from '../user-menu/UserMenuContext.ts';

const load = () => import('./lazyMenu.ts');
const { Part: UserMenuList } = lazyPart(() => load().then((menu) => menu.UserMenuList), {
  onMissing: ({ onOpenChange }) => onOpenChange(false),
});
const { Part: WorkspaceCommands } = lazyPart(() => load().then((menu) => menu.WorkspaceCommands));

/** The menu stays open while screens load. */
export function UserMenuLayer({ commands, children }: { commands: readonly Command[]; children: ReactNode }) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { pathname } = useLocation();
  const [anchor, setAnchor] = useState<RefObject<HTMLElement | null> | null>(null);
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === pathname;
  const setOpen = useCallback((next: boolean) => setOpenAt(next ? pathname : null), [pathname]);
  const state = useMemo(() => ({ open, setOpen, setAnchor }), [open, setOpen]);
  return (
    <UserMenuContext value={state}>
      {children}
      {anchor ? <UserMenuList anchor={anchor} open={open} onOpenChange={setOpen} commands={commands} /> : null}
      {isSignedIn ? <WorkspaceCommands /> : null}
    </UserMenuContext>
  );
}
