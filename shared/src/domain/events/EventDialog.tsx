import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import type { WebhookEvent } from '../../contracts/index.ts';
import { Dialog, FactList, space } from '../../ui/index.ts';
import { eventName } from './eventName.ts';

interface EventDialogProps {
  event: WebhookEvent | undefined;
  onClose: () => void;
  returnFocusTo?: RefObject<HTMLElement | null>;
  /** Leaves out values that are null. */
  facts: (event: WebhookEvent) => readonly { name: string; value: ReactNode }[];
  children: (event: WebhookEvent) => ReactNode;
}

/** Details of an event. */
export function EventDialog({ event, onClose, returnFocusTo, facts, children }: EventDialogProps) {
  return (
    <Dialog
      open={event !== undefined}
      onClose={onClose}
      title={event ? eventName(event) : ''}
      {...(returnFocusTo ? { returnFocusTo } : {})}
    >
      {event ? (
        <Body>
          <FactList facts={facts(event)} />
          {children(event)}
        </Body>
      ) : null}
    </Dialog>
  );
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
  > button { justify-self: start; }
`;
