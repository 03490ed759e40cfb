import { PAGE_SIZE, type WebhookEvent } from '@fanfare/shared/contracts';
import { Button } from '@fanfare/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { frame as copy } from '../../copy/frame.ts';
import { NotificationRow } from './NotificationRow.tsx';

interface NotificationListProps {
  events: readonly WebhookEvent[];
  onOpen: (eventId: string) => void;
}

/** The rows, a page at a time. */
export function NotificationList({ events, onOpen }: NotificationListProps) {
  const [shown, setShown] = useState<number>(PAGE_SIZE);
  return (
    <>
      <List aria-label={copy.notifications.title}>
        {events.slice(0, shown).map((event) => (
          <NotificationRow key={event.eventId} event={event} onOpen={onOpen} />
        ))}
      </List>
      {events.length > shown ? (
        <div>
          <Button onClick={() => setShown(shown + PAGE_SIZE)}>{copy.notifications.showMore}</Button>
        </div>
      ) : null}
    </>
  );
}

// The role is said aloud because list-style none takes it away in Safari.
const List = styled.ul.attrs({ role: 'list' })``;
