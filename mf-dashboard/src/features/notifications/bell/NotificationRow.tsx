import type { WebhookEvent } from '@fanfare/shared/contracts';
import { isRetryable } from '@fanfare/shared/domain';
import { usePermission } from '@fanfare/shared/store';
import { Button, color, radius, space } from '@fanfare/shared/ui';
import { RotateCcw } from 'lucide-react';
import { memo } from 'react';
import styled from 'styled-components';
import { copy } from '../../../copy/feed.ts';
import { TurnLine } from '../turns/TurnLine.tsx';
import { useChangeSome } from '../useChangeSome.ts';

interface NotificationRowProps {
  event: WebhookEvent;
  onOpen: (eventId: string) => void;
}

export const NotificationRow = memo(function NotificationRow({ event, onOpen }: NotificationRowProps) {
  const mayRetry = usePermission('events.manage');
  const { retry } = useChangeSome();
  return (
    <Item>
      <Opener type="button" onClick={() => onOpen(event.eventId)}>
        <TurnLine event={event} size="small" />
      </Opener>
      {mayRetry && isRetryable(event) ? (
        <Retry>
          <Button $size="small" $variant="quiet" onClick={() => void retry(event)}>
            <RotateCcw aria-hidden="true" />
            {copy.turn.retryNow}
          </Button>
        </Retry>
      ) : null}
    </Item>
  );
});

const Item = styled.li`
  & + & { border-top: 1px solid ${color.border}; }
`;

const Retry = styled.div`
  padding-inline-start: ${space.x6};
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
