import { css, keyframes } from 'styled-components';

const DURATION = '9s';

/** Percent of the duration. Outside of the animation every part is in its final state. */
const question = { typed: 4, sent: 16 };
const steps = { 1: 24, 2: 34, 3: 44 } as const;
const answer = { typed: 50, sent: 62 };
const noted = 68;

type Speaker = 0 | 3;
const spokenBy = (speaker: Speaker) => (speaker === 0 ? question : answer);

const bubbleOf = (speaker: Speaker) => keyframes`
  0%, ${spokenBy(speaker).sent}% { opacity: 0; transform: translateY(8px) scale(0.97); }
  ${spokenBy(speaker).sent + 4}%, 100% { opacity: 1; transform: none; }
`;
const dotsOf = (speaker: Speaker) => keyframes`
  0%, ${spokenBy(speaker).typed}% { opacity: 0; transform: translateY(6px); }
  ${spokenBy(speaker).typed + 3}%, ${spokenBy(speaker).sent - 1}% { opacity: 1; transform: none; }
  ${spokenBy(speaker).sent}%, 100% { opacity: 0; }
`;
const lightOf = (step: keyof typeof steps) => keyframes`
  0%, ${steps[step]}% { opacity: 0; transform: scale(0.98); }
  ${steps[step] + 4}%, 100% { opacity: 1; transform: none; }
`;
const wipeOf = (step: keyof typeof steps) => keyframes`
  0%, ${steps[step] - 6}% { transform: scaleY(0); }
  ${steps[step]}%, 100% { transform: none; }
`;
const noteIn = keyframes`
  0%, ${noted}% { opacity: 0; }
  ${noted + 4}%, 100% { opacity: 1; }
`;

const run = css`
  animation-duration: ${DURATION};
  animation-timing-function: ease-out;
`;

export const arrive = (speaker: Speaker) => css`
  animation-name: ${bubbleOf(speaker)};
  ${run}
`;
export const type = (speaker: Speaker) => css`
  animation-name: ${dotsOf(speaker)};
  ${run}
`;
export const light = (step: keyof typeof steps) => css`
  animation-name: ${lightOf(step)};
  ${run}
`;
export const wipe = (step: keyof typeof steps) => css`
  animation-name: ${wipeOf(step)};
  ${run}
`;
export const appear = css`
  animation-name: ${noteIn};
  ${run}
`;
