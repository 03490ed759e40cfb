import { Button, color, font, StatePanel, space } from '@fanfare/shared/ui';
import { Unplug, WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import type { LoadRecord } from '../../federation/load/loadLog.ts';
import { copy } from '../../messages/copy.ts';
import { BrokenDrawing } from '../drawings/BrokenDrawing.tsx';
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

  const reason = isOnline ? text : copy.offline;
  const actions = (
    <Actions>
      <Button $variant={place === 'page' ? 'primary' : 'secondary'} onClick={onRetry}>
        {copy.remoteFailed.retry}
      </Button>
      <FailureDetails blame={blame} records={records} />
    </Actions>
  );
  if (place === 'region') {
    return (
      <StatePanel kind="failed" title={title} icon={isOnline ? <Unplug size={24} /> : <WifiOff size={24} />} action={actions}>
        <p>{reason}</p>
      </StatePanel>
    );
  }
  return (
    <MessagePage title={title} drawing={<BrokenDrawing />}>
      <Reason role="alert">
        <p>{reason}</p>
        <p>{copy.remoteFailed.others}</p>
      </Reason>
      {actions}
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

const Reason = styled.div`
  display: grid;
  gap: ${space.half};
  margin-bottom: ${space.x3};
  text-wrap: balance;
  p:first-child { font-size: ${font.size.lead}; }
  p + p { color: ${color.textMuted}; }
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space.x2};
  width: 100%;
`;
