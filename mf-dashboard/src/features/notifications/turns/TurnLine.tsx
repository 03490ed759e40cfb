import { teamNoticeOf, type WebhookEvent } from '@fanfare/shared/contracts';
import { contentText, eventName, isNotice, previewText, RelativeTime, RowAccount, senderName } from '@fanfare/shared/domain';
import { color, font, media, motion, space, VisuallyHidden } from '@fanfare/shared/ui';
import type { ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { copy } from '../../../copy/feed.ts';
import { TurnFace } from './TurnFace.tsx';
import { TurnOutcome } from './TurnOutcome.tsx';

interface TurnLineProps {
  event: WebhookEvent;
  /** Replaces name and text. */
  title?: ReactNode;
  isUnread?: boolean;
  /** True for a row that has just arrived. */
  isNew?: boolean;
  /** Replaces what followed. */
  second?: ReactNode;
  onWhy?: ((eventId: string) => void) | undefined;
  onRetry?: ((event: WebhookEvent) => void) | undefined;
  /** Actions below the time. */
  children?: ReactNode;
  size?: 'row' | 'small';
}

/** A turn of a conversation in two lines: who wrote what and when, and what followed. */
export function TurnLine(props: TurnLineProps) {
  const { event, title, isUnread = !event.isRead, isNew = false, second, onWhy, onRetry, children, size = 'row' } = props;
  const isPlain = event.eventType === 'messages' && teamNoticeOf(event) === null;
  return (
    <Line $isNew={isNew} $isSmall={size === 'small'}>
      <TurnFace event={event} size={size === 'small' ? 32 : 40} />
      <First>
        <Name $isUnread={isUnread}>
          {title ?? senderName(event)}
          {isUnread ? (
            <Unread>
              <VisuallyHidden>{copy.notifications.unread}</VisuallyHidden>
            </Unread>
          ) : null}
        </Name>
        {title ? null : (
          <>
            {isPlain ? <VisuallyHidden>{eventName(event)} </VisuallyHidden> : <Kind>{eventName(event)}</Kind>}
            <Words dir="auto">{isNotice(event) ? contentText(event) : previewText(contentText(event))}</Words>
          </>
        )}
      </First>
      <Time>
        <RowAccount accountId={event.connectedAccountId} />
        <RelativeTime at={event.timestamp} />
      </Time>
      <Second>{second ?? <TurnOutcome event={event} onWhy={onWhy} onRetry={onRetry} />}</Second>
      {children ? <Actions>{children}</Actions> : null}
    </Line>
  );
}

const arrive = keyframes`from { opacity: 0; translate: 0 -6px; }`;

const Line = styled.span<{ $isNew: boolean; $isSmall: boolean }>`
  display: grid;
  grid-template: 'face first time' minmax(20px, auto) 'face second actions' minmax(20px, auto) / auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space.x1half};
  font-size: ${({ $isSmall }) => ($isSmall ? font.size.small : font.size.body)};
  > :first-child { grid-area: face; }
  ${({ $isNew }) => $isNew && css`animation: ${arrive} ${motion.calm};`}
`;

const First = styled.span`
  grid-area: first;
  display: flex;
  align-items: baseline;
  gap: ${space.x1};
  min-width: 0;
  white-space: nowrap;
  ${media.narrow} { flex-wrap: wrap; }
`;

const Name = styled.span<{ $isUnread: boolean }>`
  flex: 0 1 auto;
  max-width: 60%;
  overflow: hidden;
  text-overflow: ellipsis;
  ${media.narrow} { max-width: 100%; }
  font-weight: ${({ $isUnread }) => ($isUnread ? font.weight.bold : font.weight.medium)};
`;

const Unread = styled.span`
  display: inline-block;
  width: 7px;
  height: 7px;
  margin-inline-start: 6px;
  border-radius: 50%;
  vertical-align: 2px;
  background: ${color.accent};
`;

const Kind = styled.span`
  flex: none;
  font-size: ${font.size.small};
  color: ${color.textMuted};
  ${media.narrow} { position: absolute; overflow: hidden; width: 1px; height: 1px; clip-path: inset(50%); }
`;

const Words = styled.span`
  flex: 1 1 0;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  ${media.narrow} { flex-basis: 100%; }
`;

const Time = styled.span`
  grid-area: time;
  display: flex;
  justify-self: end;
  gap: ${space.x1};
  color: ${color.textMuted};
  font-size: ${font.size.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Second = styled.span`
  grid-area: second;
  display: flex;
  align-items: center;
  gap: ${space.x1};
  min-width: 0;
  color: ${color.textMuted};
  font-size: ${font.size.small};
  white-space: nowrap;
`;

// Higher than the line, so that the row does not grow with them.
const Actions = styled.span`
  grid-area: actions;
  display: flex;
  justify-self: end;
  height: 20px;
  align-items: center;
`;
