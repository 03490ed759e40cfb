import { selectUser, useAppSelector } from '@fanfare/shared/store';
import { IconButton, lazyPart, useMenuButton } from '@fanfare/shared/ui';
import { SunMoon } from 'lucide-react';
import { useContext, useLayoutEffect } from 'react';
import { copy } from '../../messages/copy.ts';
import { UserButton } from './UserButton.tsx';
import { UserMenuContext } from './UserMenuContext.ts';

const text = copy.userMenu;
const { Part: LivenessIndicator } = lazyPart(() =>
  import('../connection/LivenessIndicator.tsx').then((module) => module.LivenessIndicator),
);

/** The connection indicator and the button of the menu about the person and this browser, on every screen. */
export function UserMenu() {
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
  // Only of an open menu: told to the layer with every screen, it would draw each of them twice before its first paint.
  useLayoutEffect(() => {
    if (open) setAnchor(anchor);
  }, [open, setAnchor, anchor]);
  return (
    <>
      {user ? <LivenessIndicator /> : null}
      {button}
    </>
  );
}
