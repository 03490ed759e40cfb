import { color, motion, radius, space } from '@fanfare/shared/ui';
import { css, keyframes } from 'styled-components';

const light = keyframes`
  from { background: ${color.accentSoft}; }
`;

export const linkTargetStyle = css`
  scroll-margin-top: ${space.x8};
  &[data-target] { border-radius: ${radius.small}; animation: ${light} ${motion.calm}; }
  &[data-target]:focus { outline: 2px solid ${color.accent}; outline-offset: ${space.half}; }
`;
