import { useHost } from '@fanfare/shared/host';
import { RegionBoundary } from '@fanfare/shared/ui';
import { useEffect } from 'react';
import { copy } from '../copy.ts';
import { LoadingFrame } from '../frame/LoadingFrame.tsx';
import type { RemoteLoader } from './createRemoteLoader.ts';
import { RemotePanel } from './RemotePanel.tsx';
import { useRemoteView } from './useRemoteView.ts';

interface RemoteViewProps {
  loader: RemoteLoader;
  remote: string;
  view: string;
  /** What people call this part. */
  title: string;
}

/** One screen of a remote, or its skeleton, or the panel that says why it is missing. */
export function RemoteView({ loader, remote, view, title }: RemoteViewProps) {
  const { state, retry, isRetry } = useRemoteView(loader, remote, view);
  const host = useHost();
  const isDegraded = state.phase === 'ready' && state.degraded;

  useEffect(() => {
    if (isDegraded) host.toast({ kind: 'info', title: copy.degraded.title, description: copy.degraded.text(title) });
  }, [isDegraded, host, title]);

  if (state.phase === 'loading') return <LoadingFrame label={isRetry ? copy.remoteFailed.retrying : copy.loading} />;
  if (state.phase === 'failed') {
    return (
      <RemotePanel
        title={copy.remoteFailed.title(title)}
        text={copy.remoteFailed.text}
        detail={state.failure.summary}
        onRetry={retry}
      />
    );
  }
  const { View } = state;
  return (
    <RegionBoundary
      fallback={(error, again) => (
        <RemotePanel
          title={copy.crashed.title(title)}
          text={copy.crashed.text}
          detail={`${remote}: ${String(error)}`}
          onRetry={again}
        />
      )}
    >
      <View />
    </RegionBoundary>
  );
}
