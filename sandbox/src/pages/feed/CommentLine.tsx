import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { CommentView } from '../../state/views.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { formatDayAndTime } from '../ui/formatTime.ts';

interface CommentLineProps {
  comment: CommentView;
  onReply?: (() => void) | undefined;
  children?: ReactNode;
}

export function CommentLine({ comment, onReply, children }: CommentLineProps) {
  const { username, isAccount, text, at, isHidden, hasPrivateReply } = comment;
  return (
    <Item>
      <Avatar name={username} size={28} />
      <div>
        <p dir="auto">
          <b>{username}</b> {text}
        </p>
        <Facts>
          <time dateTime={new Date(at).toISOString()}>{formatDayAndTime(at)}</time>
          {isAccount && <Mark>Account</Mark>}
          {isHidden && <Mark $tone="warn">Hidden by the account</Mark>}
          {hasPrivateReply && <Mark $tone="good">Answered in private</Mark>}
          {onReply && (
            <button type="button" aria-label={`Reply to ${username}`} onClick={onReply}>
              Reply
            </button>
          )}
        </Facts>
        {children}
      </div>
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 10px;
  p {
    font-size: 15px;
    line-height: 1.4;
  }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 10px;
  min-height: 28px;
  font-size: 13px;
  color: var(--soft);
  button {
    min-height: 28px;
    padding: 0 4px;
    border: 0;
    border-radius: 6px;
    background: none;
    color: var(--accent);
    font-weight: 550;
    cursor: pointer;
  }
`;

const Mark = styled.span<{ $tone?: 'good' | 'warn' }>`
  padding: 0 8px;
  border-radius: 99px;
  color: ${({ $tone }) => ($tone ? `var(--${$tone})` : 'var(--soft)')};
  background: ${({ $tone }) => ($tone ? `var(--${$tone}Tint)` : 'var(--raised)')};
`;
