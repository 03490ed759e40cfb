import { selectIsSignedIn, useAppSelector } from '@fanfare/shared/store';
import { HeaderTargetsProvider, lazyPart, media } from '@fanfare/shared/ui';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import styled from 'styled-components';
import { FrameStyle } from './frameStyle.ts';
import { Header } from './Header.tsx';
import { phoneStore } from './phone/phoneStore.ts';
import { usePhone } from './phone/usePhone.ts';
import { useIsWide } from './rail/useIsWide.ts';
import { useMedia } from './useMedia.ts';
import { WINDOW_ID } from './windowId.ts';

const { Part: PhoneDock } = lazyPart(() => import('./phone/lazyPhone.ts').then((parts) => parts.PhoneDock), {
  onMissing: phoneStore.close,
});

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
  const phone = usePhone();
  const isDocked = useIsWide() && phone.isOpen;
  const isCovered = useMedia(media.narrow) && phone.isOpen;
  const isFolded = isWindow || isDocked;
  const targets = useMemo(() => ({ status, actions }), [status, actions]);
  return (
    <IsFramedContext value>
      <HeaderTargetsProvider value={targets}>
        {isSignedIn ? (
          <>
            <FrameStyle $isFolded={isFolded} $hasPhone={phone.isOpen} />
            <Header isFolded={isFolded} isWindow={isWindow} isCovered={isCovered} statusRef={setStatus} actionsRef={setActions} />
          </>
        ) : null}
        <Screen id={WINDOW_ID} tabIndex={isWindow ? -1 : undefined} inert={isCovered}>
          {children}
        </Screen>
        {phone.isOpen && phone.origin && phone.account ? <PhoneDock origin={phone.origin} account={phone.account} /> : null}
      </HeaderTargetsProvider>
    </IsFramedContext>
  );
}

export function useIsFramed(): boolean {
  return useContext(IsFramedContext);
}

const Screen = styled.div`
  outline: none;
  padding-inline: var(--frame-side, 0px) var(--frame-end, 0px);
  padding-bottom: var(--frame-bottom, 0px);
  /* Builds from before the rail are as high as the window. */
  && [data-fills-window] { height: calc(100dvh - var(--frame-top, 0px) - var(--frame-bottom, 0px)); }
`;
