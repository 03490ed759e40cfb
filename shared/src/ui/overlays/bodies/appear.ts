import { css, keyframes } from 'styled-components';
import { motion } from '../../theme/tokens.ts';

const rise = keyframes`
  from { opacity: 0; translate: 0 6px; }
`;

/** Animates only opening, because the content may be gone on closing. */
export const appear = css`
  animation: ${rise} ${motion.quick};
`;

const comeFromEdge = keyframes`
  from { opacity: 0; translate: 24px 0; }
`;

export const appearFromEdge = css`
  animation: ${comeFromEdge} ${motion.calm};
`;
