import { CircleAlert } from 'lucide-react';
import { styled } from 'styled-components';

export function Problem({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <Line role="alert">
      <CircleAlert size={18} aria-hidden="true" />
      <span>{text}</span>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: start;
  gap: 8px;
  padding: 8px 12px;
  border-radius: var(--round);
  font-size: 14px;
  color: var(--bad);
  background: var(--badTint);
  svg {
    flex: none;
    margin-top: 2px;
  }
`;
