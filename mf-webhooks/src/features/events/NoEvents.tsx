import { Button, Skeleton, StatePanel, space, VisuallyHidden } from '@fanfare/shared/ui';
import { Inbox, SearchX, Unplug } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';

const text = copy.events;

interface NoEventsProps {
  reason: 'loading' | 'failed' | 'no-match' | 'nothing-yet';
  onRetry: () => void;
  onClear: () => void;
}

/** Stands where the table would be and says why there is none. */
export function NoEvents({ reason, onRetry, onClear }: NoEventsProps) {
  switch (reason) {
    case 'loading':
      return (
        <Rows role="status">
          <VisuallyHidden>{text.loading}</VisuallyHidden>
          {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
            <Skeleton key={row} $height="40px" />
          ))}
        </Rows>
      );
    case 'failed':
      return (
        <StatePanel
          kind="failed"
          title={text.failedTitle}
          icon={<Unplug />}
          action={<Button onClick={onRetry}>{text.tryAgain}</Button>}
        >
          {text.failedText}
        </StatePanel>
      );
    case 'no-match':
      return (
        <StatePanel
          kind="empty"
          title={text.noMatchTitle}
          icon={<SearchX />}
          action={<Button onClick={onClear}>{text.clearFilter}</Button>}
        >
          {text.noMatchText}
        </StatePanel>
      );
    case 'nothing-yet':
      return (
        <StatePanel kind="empty" title={text.emptyTitle} icon={<Inbox />}>
          {text.emptyText}
        </StatePanel>
      );
  }
}

const Rows = styled.div`
  display: grid;
  gap: ${space.x1};
`;
