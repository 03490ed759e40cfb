import styled from 'styled-components';
import { color, radius } from '../../ui/index.ts';

export function NextPostDrawing() {
  return (
    <Frame aria-hidden="true">
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <rect x="8" y="12" width="26" height="26" rx="5" strokeDasharray="3.5 3.5" />
        <path d="M12 32l6-7 5 5 3-3 5 6" opacity="0.55" />
        <circle cx="34" cy="14" r="9" data-badge="" />
        <path d="M34 9.5V14l3 2" />
      </svg>
    </Frame>
  );
}

const Frame = styled.span`
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  border-radius: ${radius.small};
  background: ${color.sunken};
  color: ${color.accent};
  svg {
    width: min(100%, 64px);
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  [data-badge] { fill: ${color.sunken}; }
`;
