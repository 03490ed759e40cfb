import { Badge } from '@fanfare/shared/ui';
import { frame as copy } from '../../copy/frame.ts';

interface InstagramChipProps {
  state: 'checking' | 'connected' | 'notConnected';
  username: string | null;
  accountType: string | null;
}

export function InstagramChip({ state, username, accountType }: InstagramChipProps) {
  if (state === 'checking') return <Badge dot="hollow">{copy.header.checking}</Badge>;
  if (state === 'notConnected') {
    return (
      <Badge tone="warning" dot="hollow">
        {copy.header.notConnected}
      </Badge>
    );
  }
  const details = [username ? `@${username}` : null, accountType?.toLowerCase()].filter(Boolean);
  return (
    <Badge tone="success" dot="filled">
      {[copy.header.connected, ...details].join(' · ')}
    </Badge>
  );
}
