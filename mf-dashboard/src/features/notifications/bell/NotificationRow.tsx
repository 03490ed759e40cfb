import type { WebhookEvent } from '@fanfare/shared/contracts';
import { color, radius, space } from '@fanfare/shared/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { TurnLine } from '../turns/TurnLine.tsx';

interface NotificationRowProps {
  event: WebhookEvent;
  onOpen: (eventId: string) => void;
}

export const NotificationRow = memo(function NotificationRow({ event, onOpen }: NotificationRowProps) {
  return (
    <Item>
      <Opener type="button" onClick={() => onOpen(event.eventId)}>
        <TurnLine event={event} size="small" />
      </Opener>
    </Item>
  );
});

const Item = styled.li`
  & + & { border-top: 1px solid ${color.border}; }
`;

const Opener = styled.button`
  width: 100%;
  padding: ${space.x1};
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: inherit;
  text-align: start;
  cursor: pointer;
  &:hover { background: ${color.sunken}; }
  &:focus-visible { outline-offset: -2px; }
`;
