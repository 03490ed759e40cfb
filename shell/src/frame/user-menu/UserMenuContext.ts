import { createContext, type RefObject } from 'react';

interface UserMenuState {
  open: boolean;
  setOpen: (open: boolean) => void;
  setAnchor: (button: RefObject<HTMLElement | null>) => void;
}

/** The menu outlives its button. */
export const UserMenuContext = createContext<UserMenuState>({ open: false, setOpen: () => {}, setAnchor: () => {} });
