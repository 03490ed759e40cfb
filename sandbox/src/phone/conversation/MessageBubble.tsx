import { styled } from 'styled-components';
import { formatTime } from '../../pages/formatTime.ts';
import type { MessageView } from '../views.ts';
import { DeliveryLine } from './DeliveryLine.tsx';
import { MessageActions } from './MessageActions.tsx';
import { MessageExtras } from './MessageExtras.tsx';

interface MessageBubbleProps {
  /** The conversation's messages in the JSON API. */
  path: string;
  message: MessageView;
  isSubscribed: boolean;
}

export function MessageBubble({ path, message, isSubscribed }: MessageBubbleProps) {
  const isMine = message.sender === 'follower';
  return (
    <Row $isMine={isMine}>
      {message.note && <Note>{message.note}</Note>}
      {message.text !== '' && (
        <Bubble $isMine={isMine} dir="auto">
          {message.text}
        </Bubble>
      )}
      <MessageExtras path={path} message={message} />
      <Reactions>
        {message.reactions.follower && <span>{message.reactions.follower.emoji}</span>}
        {message.reactions.business && <span>{message.reactions.business.emoji}</span>}
      </Reactions>
      <Facts $isMine={isMine}>
        <time dateTime={new Date(message.sentAt).toISOString()}>{formatTime(message.sentAt)}</time>
        {message.isEdited && <span>Edited</span>}
        {isMine && message.seenAt !== null && <span>Seen</span>}
        {isMine && <DeliveryLine delivery={message.delivery} isSubscribed={isSubscribed} />}
        {!message.isDeleted && <MessageActions path={path} message={message} />}
      </Facts>
    </Row>
  );
}

const Row = styled.div<{ $isMine: boolean }>`
  display: grid;
  gap: 3px;
  justify-items: ${({ $isMine }) => ($isMine ? 'end' : 'start')};
  align-self: ${({ $isMine }) => ($isMine ? 'end' : 'start')};
  max-width: 84%;
  animation: arrive 160ms ease-out;
  @keyframes arrive {
    from {
      opacity: 0;
      transform: translateY(6px);
    }
  }
`;

const Note = styled.p`
  font-size: 13px;
  color: var(--soft);
`;

const Reactions = styled.div`
  display: flex;
  gap: 2px;
  &:empty {
    display: none;
  }
`;

const Bubble = styled.p<{ $isMine: boolean }>`
  padding: 9px 14px;
  border-radius: 20px;
  white-space: pre-wrap;
  color: ${({ $isMine }) => ($isMine ? 'var(--onMine)' : 'var(--onTheirs)')};
  background: ${({ $isMine }) => ($isMine ? 'var(--mine)' : 'var(--theirs)')};
  border-bottom-${({ $isMine }) => ($isMine ? 'right' : 'left')}-radius: 6px;
`;

const Facts = styled.div<{ $isMine: boolean }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: ${({ $isMine }) => ($isMine ? 'flex-end' : 'flex-start')};
  gap: 0 8px;
  text-align: ${({ $isMine }) => ($isMine ? 'right' : 'left')};
  padding: 0 4px;
  font-size: 13px;
  color: var(--soft);
`;
