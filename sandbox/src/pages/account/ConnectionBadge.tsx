import { styled } from 'styled-components';
import type { AccountView } from '../../state/views.ts';

type Connection = { tone: 'good' | 'warn'; text: string };

export function ConnectionBadge({ account }: { account: AccountView }) {
  const { tone, text } = connectionOf(account);
  return <Badge $tone={tone}>{text}</Badge>;
}

function connectionOf({ isConnected, subscribedFields }: AccountView): Connection {
  if (!isConnected) return { tone: 'warn', text: 'No app connected' };
  if (!subscribedFields?.includes('messages')) return { tone: 'warn', text: 'App connected, not subscribed to messages' };
  return { tone: 'good', text: 'App connected' };
}

const Badge = styled.span<{ $tone: Connection['tone'] }>`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  padding: 2px 12px;
  border-radius: 99px;
  font-size: 14px;
  font-weight: 550;
  color: var(--${({ $tone }) => $tone});
  background: var(--${({ $tone }) => $tone}Tint);
  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: currentColor;
  }
`;
