import { media } from '@fanfare/shared/ui';
import { createGlobalStyle } from 'styled-components';

/** Space that the frame takes at each edge, also for what screens place at the window's edges. */
export const FrameStyle = createGlobalStyle<{ $isFolded: boolean; $hasPhone?: boolean }>`
  :root {
    --frame-top: 56px;
    --frame-bottom: 0px;
    --frame-side: 64px;
    --frame-end: 0px;
    --phone-width: 376px;
    scroll-padding-top: 64px;
  }
  ${media.wide} {
    :root {
      --frame-side: ${({ $isFolded }) => ($isFolded ? '64px' : '208px')};
      --frame-end: ${({ $hasPhone }) => ($hasPhone ? 'var(--phone-width)' : '0px')};
    }
  }
  ${media.narrow} {
    :root {
      --frame-bottom: ${({ $isFolded }) => ($isFolded ? '0px' : 'calc(56px + env(safe-area-inset-bottom, 0px))')};
      --frame-side: 0px;
      scroll-padding-block: 8px 72px;
    }
  }
  @media print { :root { --frame-top: 0px; --frame-bottom: 0px; --frame-side: 0px; --frame-end: 0px; } }
  /* The header must not move when a screen fills the window. */
  html:has([data-fills-window]) { overflow-y: scroll; }
`;
