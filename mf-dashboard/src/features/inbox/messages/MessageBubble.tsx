import { failureNotice } from '@fanfare/shared/api';
import type { ThreadMessage } from '@fanfare/shared/contracts';
import { useAuthorName, useHost } from '@fanfare/shared/host';
import { locale, localize } from '@fanfare/shared/language';
import { useQueryState } from '@fanfare/shared/router';
import { usePermission } from '@fanfare/shared/store';
import { Button, color, font, IconButton, radius, space } from '@fanfare/shared/ui';
import { Check, CheckCheck, CircleAlert, CircleHelp, Clock, Heart, type LucideIcon, Send } from 'lucide-react';
import { memo } from 'react';
import styled from 'styled-components';
import { copy } from '../../../copy/instagram/inbox.ts';
import { explainParams } from '../../../state/explainParams.ts';
import { useReactMutation, useRetryMessageMutation } from '../inbox.api.ts';
import { MessageContent } from './MessageContent.tsx';

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
const HEART = '❤';
/** Cached, because creating a formatter costs more than a hundred uses of it. */
const clock = new Intl.DateTimeFormat(locale(), { hour: '2-digit', minute: '2-digit' });

interface MessageBubbleProps {
  message: ThreadMessage;
  threadId: string;
  /** The last message of a group shows time, status and author. */
  isLast: boolean;
}

export const MessageBubble = memo(function MessageBubble({ message, threadId, isLast }: MessageBubbleProps) {
  const host = useHost();
  const authorName = useAuthorName()(message.by);
  const { set } = useQueryState(explainParams);
  const [retry, { isLoading: isRetrying }] = useRetryMessageMutation();
  const mayReply = usePermission('inbox.reply');
  const [react] = useReactMutation();
  const isOwn = message.direction === 'out';
  const isTrouble = TROUBLES.includes(message.state);
  const Icon = stateIcons[message.state];

  const sendAgain = async () => {
    const result = await retry({ id: message.id, threadId });
    if (result.error) host.toast(failureNotice(result.error, text.retryFailed));
  };
  const toggleHeart = async () => {
    const result = await react({ id: message.id, threadId, emoji: message.ownReaction ? null : HEART });
    if (result.error) host.toast(failureNotice(result.error, text.reactFailed));
  };

  return (
    <Item $isOwn={isOwn} data-state={message.state}>
      <Line $isOwn={isOwn}>
        <Bubble $isOwn={isOwn} $isTrouble={isTrouble}>
          <MessageContent message={message} />
          {message.ownReaction ? <Reaction title={text.reaction(message.ownReaction)}>{message.ownReaction}</Reaction> : null}
        </Bubble>
        {isOwn || message.isDeleted || !mayReply ? null : (
          <HeartButton
            $variant="quiet"
            $size="small"
            aria-label={message.ownReaction ? text.unreact : text.react}
            aria-pressed={message.ownReaction !== null}
            onClick={() => void toggleHeart()}
          >
            <Heart aria-hidden="true" />
          </HeartButton>
        )}
      </Line>
      {isLast || isTrouble ? (
        <Foot $isOwn={isOwn} $isTrouble={isTrouble}>
          {isOwn ? <span>{authorName ?? text.authors[message.author]}</span> : null}
          <time dateTime={message.at} title={new Date(message.at).toLocaleString(locale())}>
            {clock.format(new Date(message.at))}
          </time>
          {Icon ? (
            <State>
              <Icon aria-hidden="true" size={14} />
              {text.states[message.state]}
            </State>
          ) : null}
          {message.isHumanAgent ? <span>{text.humanAgent}</span> : null}
          {message.record?.rule === 'private_reply' ? <span>{text.privateReply}</span> : null}
          {message.record?.triggerEventId ? (
            <WhyButton type="button" onClick={() => set({ why: message.record?.triggerEventId ?? null })}>
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

const HeartButton = styled(IconButton)`
  opacity: 0;
  &[aria-pressed='true'] { color: ${color.danger}; opacity: 1; }
  &:focus-visible, *:hover > & { opacity: 1; }
  @media (hover: none) { opacity: 0.6; }
`;

const Line = styled.div<{ $isOwn: boolean }>`
  display: flex;
  align-items: center;
  justify-content: ${({ $isOwn }) => ($isOwn ? 'end' : 'start')};
  gap: ${space.half};
  max-width: min(100%, 56ch);
  min-width: 0;
`;

const Bubble = styled.div<{ $isOwn: boolean; $isTrouble: boolean }>`
  position: relative;
  display: grid;
  gap: ${space.x1};
  min-width: 0;
  padding: ${space.x1} ${space.x1half};
  border: 1px solid ${({ $isTrouble }) => ($isTrouble ? color.danger : 'transparent')};
  border-radius: ${radius.large};
  background: ${({ $isOwn }) => ($isOwn ? color.accentSoft : color.sunken)};
  line-height: 1.45;
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
