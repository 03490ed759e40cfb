import { Fragment } from 'react';
import { styled } from 'styled-components';
import type { AccountView, FollowerView, MessageView } from '../../../state/views.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import type { Act } from '../../ui/feedback/useAction.ts';
import { formatDayAndTime } from '../../ui/formatTime.ts';
import type { DraftAbout } from '../composer/DraftAbout.ts';
import { MessageBubble } from '../message/MessageBubble.tsx';
import { TypingDots } from './TypingDots.tsx';
import { useScrollToEnd } from './useScrollToEnd.ts';

interface MessageLogProps {
  account: AccountView;
  follower: FollowerView;
  path: string;
  messages: MessageView[];
  isTyping: boolean;
  isAccountPhone: boolean;
  act: Act['act'];
  onAboutChange: (about: DraftAbout) => void;
}

const PAUSE_MS = 60 * 60 * 1000;
const GROUP_MS = 5 * 60 * 1000;

export function MessageLog(props: MessageLogProps) {
  const { account, follower, path, messages, isTyping, isAccountPhone, act, onAboutChange } = props;
  const end = useScrollToEnd(`${messages.length} ${messages.at(-1)?.mid} ${isTyping}`);
  const other = isAccountPhone ? follower : account;
  return (
    <Log ref={end} role="log" aria-label={`Messages with ${other.username}`} tabIndex={0}>
      {messages.length === 0 && (
        <Empty>
          <Avatar name={other.username} account={account.igId} size={72} />
          <b>{other.name ?? other.username}</b>
          <p>
            {isAccountPhone
              ? `${follower.username} has not written yet. Only a follower can begin.`
              : `Write the first message as ${follower.username}. Only then may the account answer.`}
          </p>
        </Empty>
      )}
      {messages.map((message, index) => {
        const [before, next] = [messages[index - 1], messages[index + 1]];
        return (
          <Fragment key={message.mid}>
            {(!before || message.sentAt - before.sentAt > PAUSE_MS) && <Day>{formatDayAndTime(message.sentAt)}</Day>}
            <MessageBubble
              path={path}
              message={message}
              answered={messages.find(({ mid }) => mid === message.replyTo)}
              isAccountPhone={isAccountPhone}
              isLastOfGroup={!next || next.sender !== message.sender || next.sentAt - message.sentAt > GROUP_MS}
              isSubscribed={account.subscribedFields?.includes('messages') ?? false}
              act={act}
              onAboutChange={onAboutChange}
            />
          </Fragment>
        );
      })}
      {isTyping && <TypingDots name={account.username} />}
    </Log>
  );
}

const Log = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding: 14px;
  overflow-y: auto;
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Day = styled.p`
  align-self: center;
  margin-top: 6px;
  font-size: 13px;
  color: var(--soft);
`;

const Empty = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  margin: auto;
  padding: 16px;
  max-width: 280px;
  text-align: center;
  color: var(--soft);
  b {
    color: var(--ink);
  }
`;
