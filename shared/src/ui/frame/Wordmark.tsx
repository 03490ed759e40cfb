import styled from 'styled-components';
import { color, font } from '../theme/tokens.ts';

/** Product name and logo. */
export function Wordmark({ size = 22 }: { size?: number }) {
  return (
    <Row style={{ fontSize: size }}>
      <svg viewBox="0 0 24 24" width={size * 1.25} height={size * 1.25} aria-hidden="true">
        <path d="M3 10.5v3l9 4.5V6l-9 4.5Z" fill="currentColor" />
        <path
          d="M15 9.5a3.6 3.6 0 0 1 0 5M17.6 7a7.2 7.2 0 0 1 0 10M20.2 4.6a10.6 10.6 0 0 1 0 14.8"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      </svg>
      <span>Fanfare</span>
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  font-weight: ${font.weight.bold};
  letter-spacing: -0.02em;
  svg { color: ${color.accent}; }
`;
