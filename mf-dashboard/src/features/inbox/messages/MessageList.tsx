import type { Thread, ThreadMessage } from '@fanfare/shared/contracts';
import { longDayText } from '@fanfare/shared/domain';
import { Button, color, font, SkeletonRows, StatePanel, space } from '@fanfare/shared/ui';
import { ArrowDown } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../../copy/instagram/inbox.ts';
import { useLatest } from '../../../state/useLatest.ts';
import { contactName } from '../contactName.ts';
import { useJump } from '../search/useJump.ts';
import { groupMessages } from './groupMessages.ts';
import { MessageBubble } from './MessageBubble.tsx';
import { useMessages } from './useMessages.ts';

const text = copy.inbox.thread;
const SKELETONS = 6;
/** Within this distance of the newest message, the conversation counts as read. */
const NEAR_PX = 80;

interface MessageListProps {
  thread: Pick<Thread, 'id' | 'contact'>;
  find: string;
  /** A message to show, for example one that was searched for. */
  foundId: string | null;
  onReply?: ((message: ThreadMessage) => void) | undefined;
}

/** Opens at the newest message and keeps the scroll position when messages arrive. */
export function MessageList({ thread: { id: threadId, contact }, find, foundId, onReply }: MessageListProps) {
  const name = contactName(contact);
  const messages = useMessages(threadId);
  const { rows, hasLoaded, isError, error, refetch, hasMore, loadMore, isLoadingMore, hasMoreFailed } = messages;
  const box = useRef<HTMLDivElement>(null);
  const jump = useJump(box, messages);
  const jumping = useLatest(jump);
  const onJump = useCallback((id: string) => jumping.current(id), [jumping]);
  const [isAway, setAway] = useState(false);
  const [seenId, setSeenId] = useState<string | undefined>();
  const newestId = rows[0]?.id;
  const lastOwn = rows.findIndex(({ direction }) => direction === 'out');
  const unanswered = new Set(rows.slice(0, lastOwn === -1 ? undefined : lastOwn).map(({ id }) => id));
  const hasUnseen = isAway && seenId !== undefined && newestId !== seenId;

  useEffect(() => {
    if (!isAway) setSeenId(newestId);
  }, [isAway, newestId]);

  useEffect(() => {
    if (foundId !== null) onJump(foundId);
  }, [foundId, onJump]);

  if (rows.length === 0 && isError) {
    return (
      <Middle>
        <StatePanel
          kind="failed"
          error={error}
          title={text.failed}
          action={<Button onClick={refetch}>{copy.notifications.retry}</Button>}
        />
      </Middle>
    );
  }
  if (!hasLoaded && rows.length === 0) {
    return (
      <Middle>
        <SkeletonRows label={text.loading} count={SKELETONS} height="44px" />
      </Middle>
    );
  }
  return (
    <Frame>
      {/* Reversed (`column-reverse`), so that the browser keeps the newest message and the scroll position in view. */}
      <Box
        ref={box}
        onScroll={({ currentTarget }) => setAway(currentTarget.scrollTop < -NEAR_PX)}
        tabIndex={0}
        role="group"
        aria-label={text.label(name)}
      >
        <Inner>
          {hasMore ? (
            <Button $size="small" aria-disabled={isLoadingMore} onClick={() => void loadMore()}>
              {isLoadingMore ? text.loadingOlder : text.older}
            </Button>
          ) : (
            <Note>{rows.length > 0 ? text.beginning : text.empty}</Note>
          )}
          {hasMoreFailed ? <Note role="alert">{text.failed}</Note> : null}
          <List role="list">
            {groupMessages(rows).map(({ key, day, messages }) => (
              <Group key={key}>
                {day ? <Day>{longDayText(day)}</Day> : null}
                <List role="list">
                  {messages.map((message, index) => (
                    <MessageBubble
                      key={message.id}
                      message={message}
                      threadId={threadId}
                      contact={contact}
                      find={find}
                      onReply={onReply}
                      onJump={onJump}
                      isLast={index === messages.length - 1}
                      isUnanswered={unanswered.has(message.id)}
                    />
                  ))}
                </List>
              </Group>
            ))}
          </List>
        </Inner>
      </Box>
      {hasUnseen ? (
        <Float>
          <Button $size="small" $variant="primary" onClick={() => box.current?.scrollTo({ top: 0 })}>
            <ArrowDown aria-hidden="true" />
            {text.newBelow}
          </Button>
        </Float>
      ) : null}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
`;

const Middle = styled.div`
  flex: 1;
  overflow-y: auto;
  padding: ${space.x2};
`;

const Box = styled.div`
  display: flex;
  flex-direction: column-reverse;
  height: 100%;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Inner = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.x1half};
  margin-bottom: auto;
  padding: ${space.x2};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x1};
  width: 100%;
`;

const Group = styled.li`
  display: grid;
  gap: ${space.x1};
`;

const Day = styled.p`
  justify-self: center;
  padding: ${space.half} ${space.x1half};
  color: ${color.textMuted};
  font-size: ${font.size.small};
  font-weight: ${font.weight.medium};
`;

const Note = styled.p`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;

const Float = styled.div`
  position: absolute;
  inset-inline-end: 0;
  bottom: ${space.x1half};
  inset-inline-start: 0;
  display: grid;
  justify-items: center;
  pointer-events: none;
  > * { pointer-events: auto; }
`;
