import { useInstagramStatusQuery } from '@fanfare/shared/api';
import { Button, StatePanel } from '@fanfare/shared/ui';
import { Archive, Bell, BellOff, SearchX } from 'lucide-react';
import { copy } from '../../copy/feed.ts';
import { FeedPlaceholder } from './FeedPlaceholder.tsx';

const text = copy.notifications;

interface NoNotificationsProps {
  reason: 'loading' | 'failed' | 'no-match' | 'all-read' | 'none-archived' | 'nothing-yet';
  onRetry: () => void;
  onClear: () => void;
}

export function NoNotifications({ reason, onRetry, onClear }: NoNotificationsProps) {
  const { data: status } = useInstagramStatusQuery();
  const clear = <Button onClick={onClear}>{text.clearFilters}</Button>;
  switch (reason) {
    case 'loading':
      return <FeedPlaceholder />;
    case 'failed':
      return (
        <StatePanel
          kind="failed"
          title={text.failedTitle}
          icon={<BellOff />}
          action={<Button onClick={onRetry}>{text.retry}</Button>}
        >
          {text.failedText}
        </StatePanel>
      );
    case 'no-match':
      return (
        <StatePanel kind="empty" title={text.noMatchTitle} icon={<SearchX />} action={clear}>
          {text.noMatchText}
        </StatePanel>
      );
    case 'all-read':
      return (
        <StatePanel kind="empty" title={text.allReadTitle} icon={<Bell />} action={clear}>
          {text.allReadText}
        </StatePanel>
      );
    case 'none-archived':
      return (
        <StatePanel kind="empty" title={text.noneArchivedTitle} icon={<Archive />} action={clear}>
          {text.noneArchivedText}
        </StatePanel>
      );
    case 'nothing-yet':
      return (
        <StatePanel kind="empty" title={text.emptyTitle} scene="rows">
          <p>{text.emptyText}</p>
          {status?.connected ? <p>{text.emptyTextConnected}</p> : null}
        </StatePanel>
      );
  }
}
