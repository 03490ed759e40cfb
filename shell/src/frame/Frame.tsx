import { selectIsSignedIn, useAppSelector } from '@fanfare/shared/store';
import { HeaderTargetsProvider } from '@fanfare/shared/ui';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { Header } from './Header.tsx';

const IsFramedContext = createContext(false);

/** Stays mounted while pages change. */
export function Frame({ children }: { children: ReactNode }) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [status, setStatus] = useState<Element | null>(null);
  const [actions, setActions] = useState<Element | null>(null);
  const targets = useMemo(() => ({ status, actions }), [status, actions]);
  return (
    <IsFramedContext value>
      <HeaderTargetsProvider value={targets}>
        {isSignedIn ? <Header statusRef={setStatus} actionsRef={setActions} /> : null}
        {children}
      </HeaderTargetsProvider>
    </IsFramedContext>
  );
}

export function useIsFramed(): boolean {
  return useContext(IsFramedContext);
}
