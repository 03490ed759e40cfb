import { styled } from 'styled-components';
import type { MessageView } from '../../../state/views.ts';
import { change } from '../../api/sandboxApi.ts';
import type { Act } from '../../ui/feedback/useAction.ts';
import { formatTime } from '../../ui/formatTime.ts';
import type { DraftAbout } from '../composer/DraftAbout.ts';
import { Attachment } from './Attachment.tsx';
import { DeliveryLine } from './DeliveryLine.tsx';
import { MessageActions } from './MessageActions.tsx';
import { Quoted } from './Quoted.tsx';
import { TemplateCards } from './TemplateCards.tsx';

interface MessageBubbleProps {
  path: string;
  message: MessageView;
  answered: MessageView | undefined;
  isAccountPhone: boolean;
  /** True for the last message before another sender or a pause. */
  isLastOfGroup: boolean;
  isSubscribed: boolean;
  act: Act['act'];
  onAboutChange: (about: DraftAbout) => void;
}

export function MessageBubble(props: MessageBubbleProps) {
  const { path, message, answered, isAccountPhone, isLastOfGroup, isSubscribed, act, onAboutChange } = props;
  const { mid, sender, text, note, sentAt, seenAt, attachments, template, quickReplies, reactions, delivery } = message;
  const isMine = (sender === 'business') === isAccountPhone;
  const tap = (what: 'quick-reply' | 'button', title: string) =>
    void act(() => change('POST', `${path}/${mid}/${what}`, { title }));
  const needsWord = isLastOfGroup || message.isEdited || delivery?.state === 'dropped' || (delivery?.attempts ?? 0) > 1;
  return (
    <Row $isMine={isMine}>
      {note && <Note>{note}</Note>}
      <Quoted message={message} answered={answered} />
      {attachments.length > 0 && (
        <Attachments $isMine={isMine} $isMany={attachments.length > 1}>
          {attachments.map((attachment, index) => (
            <Attachment key={`${mid} ${index + 1}`} attachment={attachment} />
          ))}
        </Attachments>
      )}
      {text !== '' && (
        <Bubble $isMine={isMine} dir="auto">
          {text}
        </Bubble>
      )}
      {template && <TemplateCards template={template} onTap={isAccountPhone ? undefined : (title) => tap('button', title)} />}
      {(reactions.follower || reactions.business) && (
        <Reactions>
          {reactions.follower && <span title="The follower’s reaction">{reactions.follower.emoji}</span>}
          {reactions.business && <span title="The account’s reaction">{reactions.business.emoji}</span>}
        </Reactions>
      )}
      <Facts $isMine={isMine}>
        {needsWord && <time dateTime={new Date(sentAt).toISOString()}>{formatTime(sentAt)}</time>}
        {message.isEdited && <span>Edited</span>}
        {isMine && isLastOfGroup && seenAt !== null && <span>Seen</span>}
        {needsWord && sender === 'follower' && !isAccountPhone && (
          <DeliveryLine delivery={delivery} isSubscribed={isSubscribed} />
        )}
      </Facts>
      {!message.isDeleted && !isAccountPhone && (
        <MessageActions path={path} message={message} act={act} onAboutChange={onAboutChange} />
      )}
      {quickReplies.length > 0 && !isAccountPhone && (
        <Replies>
          {quickReplies.map((title) => (
            <button key={title} type="button" onClick={() => tap('quick-reply', title)}>
              {title}
            </button>
          ))}
        </Replies>
      )}
    </Row>
  );
}

const Row = styled.div<{ $isMine: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, auto);
  gap: 3px;
  justify-items: ${({ $isMine }) => ($isMine ? 'end' : 'start')};
  align-self: ${({ $isMine }) => ($isMine ? 'end' : 'start')};
  max-width: 86%;
  animation: arrive 160ms ease-out;
  @keyframes arrive {
    from {
      opacity: 0;
      transform: translateY(6px);
    }
  }
  /* With a mouse, the actions appear on hover; on touch devices they are always visible. */
  @media (hover: hover) {
    [aria-label='Message actions'] {
      position: absolute;
      z-index: 1;
      top: -14px;
      ${({ $isMine }) => ($isMine ? 'right' : 'left')}: 6px;
      border: 1px solid var(--line);
      border-radius: 99px;
      background: var(--card);
      opacity: 0;
    }
    &:hover [aria-label='Message actions'],
    &:focus-within [aria-label='Message actions'],
    [aria-label='Message actions']:has([data-popup-open]) {
      opacity: 1;
    }
  }
`;

const Note = styled.p`
  padding: 0 4px;
  font-size: 13px;
  color: var(--soft);
`;

const Bubble = styled.p<{ $isMine: boolean }>`
  padding: 9px 14px;
  border-radius: 20px;
  line-height: 1.4;
  white-space: pre-wrap;
  color: ${({ $isMine }) => ($isMine ? 'var(--onMine)' : 'var(--onTheirs)')};
  background: ${({ $isMine }) => ($isMine ? 'var(--mine)' : 'var(--theirs)')};
  border-bottom-${({ $isMine }) => ($isMine ? 'right' : 'left')}-radius: 6px;
`;

const Attachments = styled.div<{ $isMine: boolean; $isMany: boolean }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: ${({ $isMine }) => ($isMine ? 'flex-end' : 'flex-start')};
  gap: 4px;
  ${({ $isMany }) => $isMany && 'figure { width: 96px; }'}
`;

const Reactions = styled.div`
  display: flex;
  gap: 2px;
  z-index: 1;
  margin-top: -9px;
  padding: 0 6px;
  border: 2px solid var(--card);
  border-radius: 99px;
  background: var(--theirs);
  font-size: 14px;
  line-height: 22px;
`;

const Facts = styled.div<{ $isMine: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $isMine }) => ($isMine ? 'flex-end' : 'flex-start')};
  gap: 0 8px;
  padding: 0 4px;
  font-size: 13px;
  color: var(--soft);
  &:empty {
    display: none;
  }
`;

const Replies = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  button {
    min-height: 40px;
    padding: 0 16px;
    border: 1px solid var(--accent);
    border-radius: 22px;
    background: transparent;
    color: var(--accent);
    font-size: 15px;
    font-weight: 550;
    cursor: pointer;
  }
  button:hover {
    background: var(--tint);
  }
`;
