import { selectUser, useAppSelector } from '@fanfare/shared/store';
import { IconButton, lazyPart, useMenuButton } from '@fanfare/shared/ui';
import { SunMoon } from 'lucide-react';
import { useContext, useLayoutEffect } from 'react';
import { copy } from '../../messages/copy.ts';
import { UserButton } from './UserButton.tsx';
import { UserMenuContext } from './UserMenuContext.ts';

const text = copy.userMenu;
export const { Part: LivenessIndicator } = lazyPart(() =>
  import('../connection/LivenessIndicator.tsx').then((module) => module.LivenessIndicator),
);

/** With the state of the connection, for screens without the header. */
export function UserMenu() {
  const user = useAppSelector(selectUser);
  return (
    <>
      {user ? <LivenessIndicator /> : null}
      <UserMenuButton />
    </>
  );
}

export function UserMenuButton() {
  const user = useAppSelector(selectUser);
  const { open, setOpen, setAnchor } = useContext(UserMenuContext);
  const trigger = user ? (
    <UserButton user={user} />
  ) : (
    <IconButton $variant="quiet" aria-label={text.signedOut}>
      <SunMoon aria-hidden="true" />
    </IconButton>
  );
  const { anchor, button } = useMenuButton(trigger, open, setOpen);
  // Otherwise every screen would render twice.
  useLayoutEffect(() => {
    if (open) setAnchor(anchor);
  }, [open, setAnchor, anchor]);
  return button;
}
