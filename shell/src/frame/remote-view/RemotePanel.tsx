import { Button, color, radius, StatePanel, space } from '@fanfare/shared/ui';
import { Unplug, WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import type { LoadRecord } from '../../federation/load/loadLog.ts';
import { copy } from '../../messages/copy.ts';
import { MessagePage } from '../MessagePage.tsx';
import { FailureDetails } from './FailureDetails.tsx';

interface RemotePanelProps {
  title: string;
  text: string;
  blame: string;
  records?: readonly LoadRecord[];
  /** A `region` is a section of another remote's page. */
  place?: 'page' | 'region';
  onRetry: () => void;
}

export function RemotePanel({ title, text, blame, records = [], place = 'page', onRetry }: RemotePanelProps) {
  const isOnline = useSyncExternalStore(subscribeToOnline, () => navigator.onLine);

  const panel = (
    <StatePanel
      kind="failed"
      title={place === 'region' ? title : isOnline ? text : copy.offline}
      icon={isOnline ? <Unplug size={24} /> : <WifiOff size={24} />}
      action={
        <Actions>
          <Button $variant={place === 'page' ? 'primary' : 'secondary'} onClick={onRetry}>
            {copy.remoteFailed.retry}
          </Button>
          <FailureDetails blame={blame} records={records} />
        </Actions>
      }
    >
      {place === 'region' ? <p>{isOnline ? text : copy.offline}</p> : <p>{copy.remoteFailed.others}</p>}
    </StatePanel>
  );
  if (place === 'region') return panel;
  return (
    <MessagePage title={title}>
      <Ground>{panel}</Ground>
    </MessagePage>
  );
}

function subscribeToOnline(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

const Ground = styled.div`
  border-radius: ${radius.medium};
  background: ${color.surface};
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space.x2};
  width: 100%;
`;
