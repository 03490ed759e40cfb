import { selectIsSignedIn, useAppSelector } from '@fanfare/shared/store';
import { HeaderTargetsProvider } from '@fanfare/shared/ui';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import styled from 'styled-components';
import { FrameStyle } from './frameStyle.ts';
import { Header } from './Header.tsx';
import { WINDOW_ID } from './windowId.ts';

const IsFramedContext = createContext(false);

interface FrameProps {
  /** The screen fills the window and scrolls its own content. */
  isWindow?: boolean;
  children: ReactNode;
}

/** Stays mounted while pages change. */
export function Frame({ isWindow = false, children }: FrameProps) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [status, setStatus] = useState<Element | null>(null);
  const [actions, setActions] = useState<Element | null>(null);
  const targets = useMemo(() => ({ status, actions }), [status, actions]);
  return (
    <IsFramedContext value>
      <HeaderTargetsProvider value={targets}>
        {isSignedIn ? (
          <>
            <FrameStyle $isFolded={isWindow} />
            <Header isFolded={isWindow} statusRef={setStatus} actionsRef={setActions} />
          </>
        ) : null}
        <Screen id={WINDOW_ID} tabIndex={isWindow ? -1 : undefined}>
          {children}
        </Screen>
      </HeaderTargetsProvider>
    </IsFramedContext>
  );
}

export function useIsFramed(): boolean {
  return useContext(IsFramedContext);
}

const Screen = styled.div`
  outline: none;
  padding-inline-start: var(--frame-side, 0px);
  padding-bottom: var(--frame-bottom, 0px);
  /* Builds from before the rail are as high as the window. */
  && [data-fills-window] { height: calc(100dvh - var(--frame-top, 0px) - var(--frame-bottom, 0px)); }
`;
