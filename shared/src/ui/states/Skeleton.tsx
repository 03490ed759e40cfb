import styled, { keyframes } from 'styled-components';
import { color, radius } from '../theme/tokens.ts';

const breathe = keyframes`
  from { opacity: 1; }
  to { opacity: 0.5; }
`;

/** A placeholder with the size of the content. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{ $height?: string; $width?: string }>`
  display: block;
  height: ${({ $height = '1em' }) => $height};
  width: ${({ $width = '100%' }) => $width};
  border-radius: ${radius.small};
  background: ${color.border};
  animation: ${breathe} 900ms ease-in-out infinite alternate;
`;
