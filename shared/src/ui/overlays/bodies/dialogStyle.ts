import { css } from 'styled-components';
import { color, depth, media, radius, shadow, space } from '../../theme/tokens.ts';
import { appear, appearFromEdge } from './appear.ts';

export const backdropStyle = css`
  position: fixed;
  inset: 0;
  z-index: ${depth.dialog};
  background: ${color.scrim};
`;

export const dialogStyle = css`
  position: fixed;
  z-index: ${depth.dialog};
  top: 50%;
  left: 50%;
  transform: translate(-50%, -50%);
  max-height: calc(100dvh - 2 * ${space.x3});
  overflow: auto;
  padding: ${space.x3};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.high};
  /* Toasts at the bottom must not cover the buttons. */
  ${media.narrow} {
    top: calc((100dvh - var(--toast-space, 0px)) / 2);
    max-height: calc(100dvh - 2 * ${space.x1} - var(--toast-space, 0px));
  }
  ${appear}
`;

export const sideStyle = css`
  position: fixed;
  z-index: ${depth.menu};
  inset-block: 0;
  inset-inline-end: 0;
  overflow: auto;
  padding: ${space.x3};
  border-inline-start: 1px solid ${color.border};
  background: ${color.surface};
  box-shadow: ${shadow.high};
  ${appearFromEdge}
`;
