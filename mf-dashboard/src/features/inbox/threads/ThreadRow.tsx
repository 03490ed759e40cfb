import type { Thread } from '@fanfare/shared/contracts';
import { RelativeTime, RowAccount, remainingText } from '@fanfare/shared/domain';
import { Avatar, color, font, radius, space, VisuallyHidden } from '@fanfare/shared/ui';
import { Bot, CircleAlert, Hand, User } from 'lucide-react';
import { memo } from 'react';
import styled from 'styled-components';
import { copy } from '../../../copy/instagram/inbox.ts';
import { contactName, faceName } from '../contactName.ts';
import { type ReplyWindow, replyWindow } from '../replyWindow.ts';
import { excerpt } from '../search/excerpt.ts';
import { Highlight } from '../search/Highlight.tsx';
import { Assignee } from '../team/Assignee.tsx';
import { WindowRing } from './WindowRing.tsx';

const text = copy.inbox;
const handlerIcons = { bot: Bot, human_requested: Hand, person: User };
const handlerTones = { bot: color.kindFlow, human_requested: color.warning, person: color.kindPerson };

interface ThreadRowProps {
  thread: Thread;
  nowMs: number;
  find: string;
}

export const ThreadRow = memo(function ThreadRow({ thread, nowMs, find }: ThreadRowProps) {
  const { contact, preview, handler, assignee, labels } = thread;
  const name = contactName(contact);
  const window = replyWindow(thread, nowMs);
  const Handler = handlerIcons[handler];
  const [label, ...others] = labels;
  return (
    <Row>
      <WindowRing window={window}>
        <Avatar name={faceName(contact)} src={contact.avatar} size={36} />
      </WindowRing>
      <Words>
        <Line>
          <Name $isStrong={thread.isUnanswered}>
            <Highlight text={name} find={find} />
          </Name>
          <Labels>
            <Account>
              <RowAccount accountId={thread.accountId} />
            </Account>
            {label === undefined ? null : <Label>{label}</Label>}
            {others.length > 0 ? <Label title={others.join(', ')}>+{others.length}</Label> : null}
          </Labels>
          {thread.lastMessageAt ? (
            <Time>
              <RelativeTime at={thread.lastMessageAt} />
            </Time>
          ) : null}
        </Line>
        <Line>
          <Preview $isStrong={thread.isUnanswered} dir="auto">
            {preview?.direction === 'out' && !thread.found ? <Muted>{text.list.you} </Muted> : null}
            <Highlight
              text={thread.found ? excerpt(thread.found.text, find) : (preview?.text ?? text.list.noPreview)}
              find={find}
            />
          </Preview>
          <Marks>
            {thread.hasFailed ? (
              <Mark $tone={color.danger} title={text.list.failedSend}>
                <CircleAlert aria-hidden="true" size={16} />
                <VisuallyHidden>{text.list.failedSend}</VisuallyHidden>
              </Mark>
            ) : null}
            {assignee && handler === 'person' ? (
              <VisuallyHidden>{text.handlers.person}</VisuallyHidden>
            ) : (
              <Mark $tone={handlerTones[handler]} title={text.handlers[handler]}>
                <Handler aria-hidden="true" size={16} />
                <VisuallyHidden>{text.handlers[handler]}</VisuallyHidden>
              </Mark>
            )}
            {assignee ? <Assignee assignee={assignee} /> : null}
            {thread.isUnanswered ? (
              <Dot title={text.list.unanswered}>
                <VisuallyHidden>{text.list.unanswered}</VisuallyHidden>
              </Dot>
            ) : null}
          </Marks>
        </Line>
        <VisuallyHidden>{windowWords(window)}</VisuallyHidden>
      </Words>
    </Row>
  );
});

function windowWords(window: ReplyWindow): string {
  if (window.kind === 'open') return text.window.open(remainingText(window.leftMs));
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
  flex: 0 1 auto;
  min-width: 5ch;
  overflow: hidden;
  font-weight: ${({ $isStrong }) => ($isStrong ? font.weight.bold : font.weight.medium)};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Time = styled.span`
  flex: none;
  margin-inline-start: auto;
  color: ${color.textMuted};
  font-size: ${font.size.caption};
  font-variant-numeric: tabular-nums;
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
  flex: 0 1 auto;
  gap: ${space.half};
  min-width: 0;
  margin-inline-end: auto;
  overflow: hidden;
`;

const Account = styled.span`
  flex: 0 4 auto;
  min-width: 0;
  max-width: 96px;
  &:empty { display: none; }
  > * { max-width: 100%; padding: 0; border: 0; background: none; color: ${color.textMuted}; font-size: ${font.size.caption}; }
`;

const Label = styled.span`
  flex: 0 1 auto;
  min-width: 2ch;
  padding: 0 6px;
  overflow: hidden;
  border-radius: ${radius.pill};
  background: ${color.kindPersonSoft};
  color: ${color.kindPerson};
  font-size: ${font.size.caption};
  font-weight: ${font.weight.medium};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
