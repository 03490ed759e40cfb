import type { Thread } from '@fanfare/shared/contracts';
import { RelativeTime, RowAccount } from '@fanfare/shared/domain';
import { Avatar, Badge, color, font, space, VisuallyHidden } from '@fanfare/shared/ui';
import { Chip } from '@fanfare/shared/widgets';
import { Bot, CircleAlert, Hand, User } from 'lucide-react';
import { memo } from 'react';
import styled from 'styled-components';
import { copy } from '../../../copy/instagram/inbox.ts';
import { contactName } from '../contactName.ts';
import { remainingTime } from '../remainingTime.ts';
import { type ReplyWindow, replyWindow } from '../replyWindow.ts';
import { Assignee } from '../team/Assignee.tsx';
import { WindowRing } from './WindowRing.tsx';

const text = copy.inbox;
const handlerIcons = { bot: Bot, human_requested: Hand, person: User };

export const ThreadRow = memo(function ThreadRow({ thread, nowMs }: { thread: Thread; nowMs: number }) {
  const { contact, preview, handler } = thread;
  const name = contactName(contact);
  const window = replyWindow(thread, nowMs);
  const Handler = handlerIcons[handler];
  return (
    <Row>
      <WindowRing window={window}>
        <Avatar name={name} src={contact.avatar} size={34} />
      </WindowRing>
      <Words>
        <Line>
          <Name $isStrong={thread.isUnanswered}>{name}</Name>
          {thread.lastMessageAt ? (
            <Time>
              <RelativeTime at={thread.lastMessageAt} />
            </Time>
          ) : null}
        </Line>
        <Line>
          <Preview $isStrong={thread.isUnanswered} dir="auto">
            {preview?.direction === 'out' ? <Muted>{text.list.you} </Muted> : null}
            {preview?.text ?? text.list.noPreview}
          </Preview>
          <Marks>
            {thread.hasFailed ? (
              <Mark $tone={color.danger} title={text.list.failedSend}>
                <CircleAlert aria-hidden="true" size={16} />
                <VisuallyHidden>{text.list.failedSend}</VisuallyHidden>
              </Mark>
            ) : null}
            <Mark $tone={handler === 'human_requested' ? color.warning : color.textMuted} title={text.handlers[handler]}>
              <Handler aria-hidden="true" size={16} />
              <VisuallyHidden>{text.handlers[handler]}</VisuallyHidden>
            </Mark>
            {thread.assignee ? <Assignee assignee={thread.assignee} /> : null}
            {thread.isUnanswered ? (
              <Dot title={text.list.unanswered}>
                <VisuallyHidden>{text.list.unanswered}</VisuallyHidden>
              </Dot>
            ) : null}
          </Marks>
        </Line>
        <VisuallyHidden>{windowWords(window)}</VisuallyHidden>
        <Labels>
          <RowAccount accountId={thread.accountId} />
          {handler === 'human_requested' ? <Badge tone="warning">{text.handlers.human_requested}</Badge> : null}
          {thread.labels.map((label) => (
            <Chip key={label}>{label}</Chip>
          ))}
        </Labels>
      </Words>
    </Row>
  );
});

function windowWords(window: ReplyWindow): string {
  if (window.kind === 'open') return text.window.open(remainingTime(window.leftMs));
  return window.kind === 'never' ? text.window.never : text.window.closed;
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.x1half};
  min-width: 0;
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 0;
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x1};
  min-width: 0;
`;

const Name = styled.span<{ $isStrong: boolean }>`
  overflow: hidden;
  font-weight: ${({ $isStrong }) => ($isStrong ? font.weight.bold : font.weight.medium)};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Time = styled.span`
  flex: none;
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;

const Preview = styled.span<{ $isStrong: boolean }>`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  color: ${({ $isStrong }) => ($isStrong ? color.text : color.textMuted)};
  font-size: ${font.size.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Muted = styled.span`
  color: ${color.textMuted};
`;

const Marks = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: 6px;
`;

const Mark = styled.span<{ $tone: string }>`
  display: grid;
  color: ${({ $tone }) => $tone};
`;

const Dot = styled.span`
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${color.accent};
`;

const Labels = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.half};
  margin-top: 2px;
  &:empty { display: none; }
  > * { max-width: 100%; white-space: normal; overflow-wrap: anywhere; }
`;
