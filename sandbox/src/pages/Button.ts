import { styled } from 'styled-components';

export const Button = styled.button<{ $strong?: boolean }>`
  min-height: 44px;
  padding: 0 18px;
  border-radius: 12px;
  border: 1px solid ${({ $strong }) => ($strong ? 'var(--accent)' : 'var(--strongLine)')};
  background: ${({ $strong }) => ($strong ? 'var(--accent)' : 'transparent')};
  color: ${({ $strong }) => ($strong ? 'var(--onAccent)' : 'var(--ink)')};
  font-weight: 600;
  cursor: pointer;
  transition: background 120ms, filter 120ms;
  &:hover:not(:disabled) {
    ${({ $strong }) => ($strong ? 'filter: brightness(1.1);' : 'background: var(--tint);')}
  }
  &:disabled {
    opacity: 0.5;
    cursor: default;
  }
`;
