import { styled } from 'styled-components';
import { formatTime } from '../../pages/formatTime.ts';
import type { MessageView } from '../views.ts';
import { DeliveryLine } from './DeliveryLine.tsx';

interface MessageBubbleProps {
  message: MessageView;
  isSubscribed: boolean;
}

export function MessageBubble({ message, isSubscribed }: MessageBubbleProps) {
  const isMine = message.sender === 'follower';
  return (
    <Row $isMine={isMine}>
      <Bubble $isMine={isMine} dir="auto">
        {message.text}
      </Bubble>
      <Facts $isMine={isMine}>
        <time dateTime={new Date(message.sentAt).toISOString()}>{formatTime(message.sentAt)}</time>
        {isMine && message.seenAt !== null && <span>Seen</span>}
        {isMine && <DeliveryLine delivery={message.delivery} isSubscribed={isSubscribed} />}
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
