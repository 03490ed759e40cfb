import { failureNotice } from '@fanfare/shared/api';
import type { Thread, ThreadMessage } from '@fanfare/shared/contracts';
import { clockText, exactMomentText } from '@fanfare/shared/domain';
import { useAuthorName, useHost } from '@fanfare/shared/host';
import { localize } from '@fanfare/shared/language';
import { useQueryState } from '@fanfare/shared/router';
import { usePermission } from '@fanfare/shared/store';
import { Button, color, font, radius, space } from '@fanfare/shared/ui';
import { Check, CheckCheck, CircleAlert, CircleHelp, Clock, type LucideIcon, Send } from 'lucide-react';
import { memo } from 'react';
import styled from 'styled-components';
import { copy } from '../../../copy/instagram/inbox.ts';
import { explainParams } from '../../../state/params/explainParams.ts';
import { contactName } from '../contactName.ts';
import { useRetryMessageMutation } from '../inbox.api.ts';
import { Face } from './Face.tsx';
import { MessageActions } from './MessageActions.tsx';
import { MessageContent } from './MessageContent.tsx';
import { Quote } from './Quote.tsx';

const text = copy.inbox.message;
const stateIcons: Readonly<Record<ThreadMessage['state'], LucideIcon | null>> = {
  queued: Clock,
  sending: Send,
  sent: Check,
  delivered: CheckCheck,
  read: CheckCheck,
  failed: CircleAlert,
  unconfirmed: CircleHelp,
  cancelled: CircleAlert,
  received: null,
};
const TROUBLES: readonly ThreadMessage['state'][] = ['failed', 'unconfirmed', 'cancelled'];

interface MessageBubbleProps {
  message: ThreadMessage;
  threadId: string;
  contact?: Thread['contact'] | undefined;
  find?: string;
  onReply?: ((message: ThreadMessage) => void) | undefined;
  onJump?: ((id: string) => void) | undefined;
  /** The last message of a group shows time, status and author. */
  isLast: boolean;
  isUnanswered?: boolean;
}

export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
  const { message, threadId, contact, find = '', onReply, onJump, isLast, isUnanswered = false } = props;
  const host = useHost();
  const authorName = useAuthorName()(message.by);
  const { set } = useQueryState(explainParams);
  const [retry, { isLoading: isRetrying }] = useRetryMessageMutation();
  const mayReply = usePermission('inbox.reply');
  const isOwn = message.direction === 'out';
  const isTrouble = TROUBLES.includes(message.state);
  const Icon = stateIcons[message.state];

  const sendAgain = async () => {
    const result = await retry({ id: message.id, threadId });
    if (result.error) host.toast(failureNotice(result.error, text.retryFailed));
  };
  const { replyTo } = message;
  const answeredId = replyTo?.id;
  const explainedId = message.record?.triggerEventId ?? (isUnanswered ? message.eventId : null);

  return (
    <Item $isOwn={isOwn} data-state={message.state} data-message={message.id}>
      <Line $isOwn={isOwn}>
        <Side>{isLast ? <Face message={message} contact={contact} /> : null}</Side>
        <Bubble $author={message.author} $isTrouble={isTrouble}>
          {replyTo ? (
            <Quote
              answered={replyTo}
              name={contact ? contactName(contact) : ''}
              onOpen={answeredId && onJump ? () => onJump(answeredId) : undefined}
            />
          ) : null}
          <MessageContent message={message} find={find} />
          {message.ownReaction ? <Reaction title={text.reaction(message.ownReaction)}>{message.ownReaction}</Reaction> : null}
        </Bubble>
        <MessageActions message={message} threadId={threadId} onReply={onReply} />
      </Line>
      {isLast || isTrouble ? (
        <Foot $isOwn={isOwn} $isTrouble={isTrouble}>
          {isOwn ? (
            <Author $author={message.author}>{message.flow?.name ?? authorName ?? text.authors[message.author]}</Author>
          ) : null}
          <time dateTime={message.at} title={exactMomentText(message.at)}>
            {clockText(message.at)}
          </time>
          {Icon ? (
            <State>
              <Icon aria-hidden="true" size={14} />
              {text.states[message.state]}
            </State>
          ) : null}
          {message.isHumanAgent ? <span>{text.humanAgent}</span> : null}
          {message.record?.rule === 'private_reply' ? <span>{text.privateReply}</span> : null}
          {explainedId ? (
            <WhyButton type="button" onClick={() => set({ why: explainedId })}>
              {copy.why}
            </WhyButton>
          ) : null}
        </Foot>
      ) : null}
      {isTrouble && message.error ? <Trouble $isOwn={isOwn}>{localize(message.errorMessage, message.error)}</Trouble> : null}
      {isTrouble && message.author === 'person' && mayReply ? (
        <Button $size="small" disabled={isRetrying} onClick={() => void sendAgain()}>
          {text.retry}
        </Button>
      ) : null}
    </Item>
  );
});

const Item = styled.li<{ $isOwn: boolean }>`
  display: grid;
  justify-items: ${({ $isOwn }) => ($isOwn ? 'end' : 'start')};
  gap: ${space.half};
  min-width: 0;
`;

const FACE_SPACE = '36px';

const Side = styled.span`
  display: grid;
  flex: none;
  align-self: end;
  width: 28px;
`;

const Line = styled.div<{ $isOwn: boolean }>`
  display: flex;
  flex-direction: ${({ $isOwn }) => ($isOwn ? 'row-reverse' : 'row')};
  align-items: center;
  gap: ${space.x1};
  max-width: min(100%, 64ch);
  min-width: 0;
`;

const grounds: Record<ThreadMessage['author'], string> = {
  contact: color.sunken,
  flow: color.kindFlowSoft,
  automation: color.kindFlowSoft,
  person: color.kindPersonSoft,
  phone: color.kindPersonSoft,
  other: color.sunken,
};

const Bubble = styled.div<{ $author: ThreadMessage['author']; $isTrouble: boolean }>`
  position: relative;
  display: grid;
  gap: ${space.x1};
  min-width: 0;
  padding: ${space.x1} ${space.x1half};
  border: 1px solid ${({ $isTrouble }) => ($isTrouble ? color.danger : 'transparent')};
  border-radius: ${radius.large};
  background: ${({ $author }) => grounds[$author]};
  line-height: 1.45;
  /* Pictures alone need no bubble. */
  &:has(> button:only-child) { padding: 0; background: none; }
  [data-found] & { animation: found 1.6s ease-out; }
  @keyframes found { from { box-shadow: 0 0 0 4px ${color.kindTime}; } to { box-shadow: 0 0 0 4px transparent; } }
  @media (prefers-reduced-motion: reduce) { [data-found] & { animation: none; box-shadow: 0 0 0 3px ${color.kindTime}; } }
`;

const Author = styled.span<{ $author: ThreadMessage['author'] }>`
  color: ${({ $author }) => ($author === 'flow' || $author === 'automation' ? color.kindFlow : 'inherit')};
  font-weight: ${font.weight.medium};
`;

const Reaction = styled.span`
  position: absolute;
  inset-inline-end: ${space.x1};
  bottom: -12px;
  padding: 0 ${space.half};
  border: 1px solid ${color.border};
  border-radius: ${radius.pill};
  background: ${color.surface};
  font-size: ${font.size.small};
`;

// Placed below its bubble and on the same side, even if it wraps.
const Foot = styled.div<{ $isOwn: boolean; $isTrouble: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $isOwn }) => ($isOwn ? 'end' : 'start')};
  gap: 0 ${space.x1};
  padding-inline: ${FACE_SPACE};
  color: ${({ $isTrouble }) => ($isTrouble ? color.danger : color.textMuted)};
  font-size: ${font.size.small};
`;

const State = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.half};
`;

const Trouble = styled.p<{ $isOwn: boolean }>`
  max-width: 56ch;
  padding-inline: ${FACE_SPACE};
  text-align: ${({ $isOwn }) => ($isOwn ? 'end' : 'start')};
  color: ${color.danger};
  font-size: ${font.size.small};
`;

const WhyButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${color.accent};
  font-size: inherit;
  text-decoration: underline;
  cursor: pointer;
`;
