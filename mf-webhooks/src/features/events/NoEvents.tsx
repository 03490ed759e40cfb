import { Button, SkeletonRows, StatePanel } from '@fanfare/shared/ui';
import { Inbox, SearchX, Unplug } from 'lucide-react';
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
      return <SkeletonRows label={text.loading} count={5} height="40px" />;
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
