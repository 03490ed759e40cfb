import { useId } from 'react';
import { styled } from 'styled-components';
import type { ConversationSummary } from '../../../state/views.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { useScrollIntoView } from '../../ui/frame/useScrollIntoView.ts';

interface FollowerPickerProps {
  conversations: ConversationSummary[];
  chosen: string | undefined;
  onChoose: (followerId: string) => void;
}

export function FollowerPicker({ conversations, chosen, onChoose }: FollowerPickerProps) {
  const id = useId();
  const list = useScrollIntoView<HTMLUListElement>(chosen);
  return (
    <section aria-labelledby={id}>
      <Title id={id}>You are</Title>
      <List ref={list}>
        {conversations.map(({ follower, lastText, unseenCount }) => (
          <Card key={follower.id}>
            <Avatar name={follower.username} />
            <div>
              <button type="button" aria-pressed={follower.id === chosen} onClick={() => onChoose(follower.id)}>
                {follower.username}
              </button>
              <p>{lastText ?? follower.name ?? 'No messages yet'}</p>
            </div>
            {unseenCount > 0 && <Count>{unseenCount} new</Count>}
          </Card>
        ))}
      </List>
    </section>
  );
}

const Title = styled.h2`
  margin-bottom: 8px;
  font-size: 14px;
  color: var(--soft);
`;

const List = styled.ul`
  display: flex;
  gap: 8px;
  margin: 0 -4px;
  padding: 4px;
  list-style: none;
  overflow-x: auto;
  @media (min-width: 760px) {
    flex-direction: column;
    max-height: 420px;
  }
`;

/** The button covers the card, so that its accessible name is only the username. */
const Card = styled.li`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  gap: 12px;
  min-height: 62px;
  padding: 8px 12px;
  border: 1px solid var(--line);
  border-radius: var(--roundMedium);
  background: var(--card);
  &:hover {
    border-color: var(--strongLine);
  }
  &:has([aria-pressed='true']) {
    border-color: var(--accent);
    background: var(--tint);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--ring);
    outline-offset: 1px;
  }
  > div {
    flex: 1;
    min-width: 0;
  }
  button {
    padding: 0;
    border: 0;
    background: none;
    max-width: 100%;
    overflow: hidden;
    font-weight: 680;
    text-align: left;
    white-space: nowrap;
    text-overflow: ellipsis;
    cursor: pointer;
    outline: none;
  }
  button::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  p {
    overflow: hidden;
    font-size: 14px;
    color: var(--soft);
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  @media (max-width: 759px) {
    p {
      max-width: 140px;
    }
  }
`;

const Count = styled.span`
  padding: 0 8px;
  border-radius: 99px;
  font-size: 13px;
  font-weight: 680;
  line-height: 22px;
  white-space: nowrap;
  color: var(--onAccent);
  background: var(--accent);
`;
