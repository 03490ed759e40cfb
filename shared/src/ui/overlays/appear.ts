import { css, keyframes } from 'styled-components';
import { motion } from '../theme/tokens.ts';

const rise = keyframes`
  from { opacity: 0; translate: 0 6px; }
`;

/** How windows and panels come in. They go at once: what they told about may be gone already. */
export const appear = css`
  animation: ${rise} ${motion.quick};
`;
