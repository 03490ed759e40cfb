import { createContext, type RefObject } from 'react';

interface UserMenuState {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** From now on the menu hangs from this button. */
  setAnchor: (button: RefObject<HTMLElement | null>) => void;
}

/** The open menu outlives its button: the outline of a screen goes with its header, and the screen brings another. */
export const UserMenuContext = createContext<UserMenuState>({ open: false, setOpen: () => {}, setAnchor: () => {} });
